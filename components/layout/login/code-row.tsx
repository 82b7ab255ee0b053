'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CODE_LIFE_SECONDS } from '@/lib/contract/constants';
import type { CodeScene } from '@/lib/contract/sign-in';
import type { DraftText } from './check-draft';
import { FieldRow } from './field-row';
import { fillIn } from './fill-in';
import { useLoginContext } from './login-context';

export interface CodeRowProps {
  name: Extract<DraftText, 'smsCode' | 'loginCode' | 'registerCode' | 'resetCode' | 'bindCode'>;
  /** Where the code goes: to the e-mail address or the phone that is typed above. */
  to: 'email' | 'mobile';
  scene: CodeScene;
}

const MAX_TYPED = 40;

/** A one-time code and the button that has one sent; it counts down only after one was sent. */
export function CodeRow({ name, to, scene }: CodeRowProps) {
  const { id, words, draft, codes, check, fail, call, hushToast } = useLoginContext();
  const [isSending, setIsSending] = useState(false);
  const address =
    to === 'email' ? draft.email.trim() : `+${draft.phoneCode} ${draft.mobile.trim()}`;
  const secondsLeft = codes.secondsLeft(address);

  const send = async () => {
    if (isSending) return;
    if (!check([to])) return focusOn(`${id}-${to}`);
    hushToast();
    setIsSending(true);
    try {
      if (to === 'email') await call('sendMailSms', { email: draft.email, scene });
      else await call('sendSms', { phone: draft.mobile, phone_code: draft.phoneCode, scene });
      codes.start(address);
      focusOn(`${id}-${name}`);
    } catch (error) {
      fail(error, { inputs: { email: 'email', phone: 'mobile' } });
    }
    setIsSending(false);
  };

  return (
    <FieldRow
      name={name}
      as="code"
      label={to === 'email' ? words.fields.emailCode : words.fields.smsCode}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={MAX_TYPED}
      after={
        <button
          type="button"
          disabled={secondsLeft > 0}
          aria-disabled={isSending || undefined}
          onClick={() => void send()}
          className={buttonClass(
            'outline',
            'tabular min-w-32 shrink-0 whitespace-nowrap disabled:cursor-default disabled:text-ink-2',
          )}
        >
          {secondsLeft > 0
            ? fillIn(words.resendIn, { seconds: secondsLeft })
            : isSending
              ? words.sending
              : words.sendCode}
        </button>
      }
    >
      <p role="status" className="mt-1 text-13 text-ink-2 empty:hidden">
        {codes.wasSent(address) &&
          fillIn(words.codeSent, { to: address, minutes: CODE_LIFE_SECONDS / 60 })}
      </p>
    </FieldRow>
  );
}

/** After what is about to be drawn. */
function focusOn(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
