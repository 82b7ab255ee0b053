'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { iconTargetClass } from '@/components/ui/button';
import { passwordsDiffer, type DraftText } from './check-draft';
import { FieldRow } from './field-row';
import { useLoginContext } from './login-context';

export interface PasswordRowProps {
  name: Extract<DraftText, 'password' | 'phonePassword' | 'newPassword' | 'newPassword2'>;
  label: string;
}

const TYPED_MAX = 200;

/** A password, with a button that shows what was typed. */
export function PasswordRow({ name, label }: PasswordRowProps) {
  const { id, words, draft } = useLoginContext();
  const [isShown, setIsShown] = useState(false);
  const isNew = name === 'newPassword' || name === 'newPassword2';
  const isDifferent = name === 'newPassword2' && passwordsDiffer(draft);
  const act = isShown ? words.hidePassword : words.showPassword;
  return (
    <FieldRow
      name={name}
      as={name === 'newPassword2' ? 'new-password-again' : isNew ? 'new-password' : 'password'}
      label={label}
      hint={name === 'newPassword' ? words.passwordHint : undefined}
      warning={isDifferent ? words.faults.passwordsDiffer : undefined}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={TYPED_MAX}
      after={
        <button
          type="button"
          aria-label={act}
          title={act}
          aria-controls={`${id}-${name}`}
          className={`${iconTargetClass} shrink-0`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
