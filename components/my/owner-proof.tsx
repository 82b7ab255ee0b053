'use client';

import { callApi } from '@/lib/client/call-api';
import { CODE_DIGITS } from '@/lib/contract/constants';
import type { UserInfo } from '@/lib/contract/own-account';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { SendCodeButton, type SendCodeWords } from './send-code-button';

export interface OwnerProofProps {
  user: Pick<UserInfo, 'has_password' | 'email'>;
  words: SendCodeWords & { password: string; oldCode: string; oldCodeText: string };
  fault: string;
}

const ID = 'bind-proof';

/** Field `proof`: the account's password, or where it has none a code sent to its address. */
export function OwnerProof({ user, words, fault }: OwnerProofProps) {
  const { locale } = useOwn();
  const { email } = user;
  if (user.has_password) {
    return (
      <OwnField id={ID} label={words.password} fault={fault}>
        <input
          {...controlOf({ id: ID, fault, isRequired: true })}
          name="proof"
          type="password"
          autoComplete="current-password"
        />
      </OwnField>
    );
  }
  const hint = fillIn(words.oldCodeText, { target: email });
  return (
    <OwnField id={ID} label={words.oldCode} hint={hint} fault={fault}>
      <div className="flex gap-3">
        <input
          {...controlOf({ id: ID, hint, fault, isRequired: true })}
          name="proof"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_DIGITS * 2}
        />
        <SendCodeButton
          words={words}
          send={() => callApi('sendMailSms', { email, scene: 'rebind' }, { locale })}
        />
      </div>
    </OwnField>
  );
}
