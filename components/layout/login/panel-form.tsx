'use client';

import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '@/components/ui/button-class';
import type { Locale } from '@/lib/i18n/locales';
import { confirmsCandidate } from '../behaviours/search-box';
import { findMissing, type DraftName } from './check-draft';
import { fillIn } from './fill-in';
import { useLoginContext } from './login-context';
import type { FailureMarks } from './use-login';

export interface PanelFormProps {
  /** What has to be filled in for the button to work, with the words for it (spec section 5). */
  needs: readonly (readonly [DraftName, string])[];
  /** Fields whose form is looked at before anything is sent. */
  checks: readonly DraftName[];
  act: string;
  send: () => Promise<void>;
  marks: FailureMarks;
  /** Stands before the button, on its line. */
  before?: ReactNode;
  children: ReactNode;
}

/** A panel's form: its button works once all is filled in, and a line says what is missing. */
export function PanelForm(props: PanelFormProps) {
  const { needs, checks, act, send, marks, before, children } = props;
  const { id, words, draft, locale, check, fail, hushToast } = useLoginContext();
  const [isBusy, setIsBusy] = useState(false);
  const missing = findMissing(
    draft,
    needs.map(([name]) => name),
  );
  const missed = needs.filter(([name]) => missing.includes(name)).map(([, text]) => text);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || missed.length > 0) return;
    if (!check(checks)) return focusFault(form);
    hushToast();
    setIsBusy(true);
    try {
      await send();
    } catch (error) {
      // Drawn before the focus looks for it.
      flushSync(() => fail(error, marks));
      focusFault(form);
    }
    setIsBusy(false);
  };
  const keepCandidate = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && confirmsCandidate(event.nativeEvent)) event.preventDefault();
  };
  return (
    <form
      // Without script nothing typed here ends up in an address.
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={keepCandidate}
      className="mt-4 grid gap-4"
    >
      {children}
      <div className="mt-1 flex gap-3">
        {before}
        <button
          type="submit"
          disabled={missed.length > 0}
          aria-disabled={isBusy || undefined}
          aria-describedby={missed.length > 0 ? `${id}-missing` : undefined}
          className={buttonClass(
            'primary',
            'flex-1 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-2 aria-disabled:opacity-60',
          )}
        >
          {isBusy ? words.acts.working : act}
        </button>
      </div>
      {missed.length > 0 && (
        <p id={`${id}-missing`} className="-mt-2 text-13 text-ink-2">
          {fillIn(words.missing, {
            list: new Intl.ListFormat(locale).format(missed.map(inSentence(locale))),
          })}
        </p>
      )}
    </form>
  );
}

/** A label within a sentence: English writes it small there. */
const inSentence = (locale: Locale) => (label: string) =>
  locale === 'en' ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Goes to the first field that is wrong, once it is marked. */
function focusFault(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
