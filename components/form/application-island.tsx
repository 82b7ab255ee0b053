'use client';

import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { fullTime } from '@/components/ui/relative-time';
import type { Locale } from '@/lib/i18n/locales';
import { newClientKey } from '@/lib/client/client-key';
import { FormMessage } from './form-message';
import { Receipt, type ReceiptWords } from './receipt';
import { useForm, type FormWords } from './use-form';

export interface ApplicationIslandProps {
  formId: string;
  call: 'submitColumnApplication' | 'submitCooperation';
  /** The form that looks an answer up, on the same page. */
  lookUpFormId: string;
  locale: Locale;
  words: FormWords;
  done: ReceiptWords & {
    /** With `{time}` for the latest moment of our answer. */
    text: string;
    lookUp: string;
    /** Name of the zone that times are told in. */
    zone: string;
  };
}

/** Sends the form that it stands in, and puts the receipt in its place. */
export function ApplicationIsland(props: ApplicationIslandProps) {
  const { formId, call, lookUpFormId, locale, words, done } = props;
  const key = useRef('');
  const extra = () => ({ client_key: (key.current ||= newClientKey()) });
  const { isSending, message, data, reset } = useForm({ formId, call, locale, words, extra });

  useEffect(() => {
    const fields = document.getElementById(`${formId}-fields`);
    if (fields) fields.hidden = Boolean(data);
  }, [data, formId]);

  if (!data) return <FormMessage text={isSending ? words.sending : message} isCalm={isSending} />;

  const again = () => {
    key.current = '';
    (document.getElementById(formId) as HTMLFormElement).reset();
    reset();
  };
  const time = `${fullTime(data.expected_time, locale)} ${done.zone}`;
  return (
    <Receipt
      reference={data.reference}
      text={done.text.replace('{time}', time)}
      words={done}
      onAgain={again}
    >
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => lookUp(formId, lookUpFormId, data.reference)}
      >
        {done.lookUp}
      </button>
    </Receipt>
  );
}

/** Fills in the look-up with what was just sent, and asks. */
function lookUp(formId: string, lookUpFormId: string, reference: string): void {
  const form = document.getElementById(lookUpFormId) as HTMLFormElement | null;
  const field = (id: string) => document.getElementById(id) as HTMLInputElement | null;
  const email = field(`${formId}-email`)?.value ?? '';
  const [to, by] = [field(`${lookUpFormId}-reference`), field(`${lookUpFormId}-email`)];
  if (!form || !to || !by) return;
  to.value = reference;
  by.value = email;
  form.scrollIntoView({ block: 'center' });
  form.requestSubmit();
}
