import { callApi, CallFailed } from '@/lib/client/call-api';
import type { CallInput, CallOutput, EndpointName } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { findFaults, readAnswers } from './read-form';
import { showFaults, type FaultWords } from './show-faults';

/** Calls that a form of this room sends. */
export type FormCall = Extract<
  EndpointName,
  | 'submitColumnApplication'
  | 'submitCooperation'
  | 'getColumnApplication'
  | 'getCooperation'
  | 'submitFeedback'
>;

/** How sending ended: with an answer, with so many faults beside the fields, or with a sentence. */
export type Sent<Call extends FormCall> =
  | { kind: 'answered'; data: CallOutput<Call> }
  | { kind: 'faults'; count: number }
  | { kind: 'failed'; message: string; isOffline: boolean };

export interface FormSending<Call extends FormCall> {
  form: HTMLFormElement;
  call: Call;
  locale: Locale;
  words: FaultWords;
  /** What is sent beside the fields. */
  extra?: Record<string, string>;
}

/**
 * Checks a form, sends it, and says beside each field what is wrong with it, whether the
 * browser found it or the server. What was filled in stays in the fields.
 */
export async function sendForm<Call extends FormCall>(
  sending: FormSending<Call>,
): Promise<Sent<Call>> {
  const { form, call, locale, words, extra } = sending;
  const count = showFaults(form, findFaults(form), words);
  if (count > 0) return { kind: 'faults', count };
  try {
    const input = { ...readAnswers(form), ...extra } as CallInput<Call>;
    return { kind: 'answered', data: await callApi(call, input, { locale }) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const refused = showFaults(form, error.fields, words);
    if (refused > 0) return { kind: 'faults', count: refused };
    return { kind: 'failed', message: error.message, isOffline: !navigator.onLine };
  }
}
