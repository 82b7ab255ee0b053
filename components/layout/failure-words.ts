/** Id of the template in the head whose data are the words of the failure screen. */
export const FAILURE_WORDS_ID = 'failure-words';

export interface FailureWords {
  title: string;
  text: string;
  reload: string;
}

/** The words that the page brought with it; empty where its head is not ours. */
export function failureWords(): FailureWords {
  const {
    title = '',
    text = '',
    reload = '',
  } = document.getElementById(FAILURE_WORDS_ID)?.dataset ?? {};
  return { title, text, reload };
}
