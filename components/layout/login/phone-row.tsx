'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { AreaCodePicker } from './area-code-picker';
import { FieldRow } from './field-row';
import { fillIn } from './fill-in';
import { useLoginContext } from './login-context';

/** A phone number after the dialling code of its country or region. */
export function PhoneRow() {
  const { id, words, draft, set } = useLoginContext();
  const [isOpen, setIsOpen] = useState(false);
  const buttonId = `${id}-area-code`;
  const close = () => {
    setIsOpen(false);
    document.getElementById(buttonId)?.focus();
  };
  return (
    <FieldRow
      name="mobile"
      as="mobile"
      label={words.fields.mobile}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={40}
      before={
        <button
          id={buttonId}
          type="button"
          aria-expanded={isOpen}
          aria-label={fillIn(words.areaCode.chosen, { code: draft.phoneCode })}
          onClick={() => setIsOpen(!isOpen)}
          className={buttonClass('outline', 'tabular shrink-0 gap-1 px-3')}
        >
          +{draft.phoneCode}
          <Icon name="chevron-down" size={16} />
        </button>
      }
    >
      {isOpen && (
        <AreaCodePicker
          onChoose={(code) => {
            set('phoneCode', code);
            close();
          }}
          onClose={close}
        />
      )}
    </FieldRow>
  );
}
