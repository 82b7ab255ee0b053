import { useTranslations } from 'next-intl';
import { CHUNK_LOAD_TIMEOUT_MS } from '@/lib/contract/constants';
import { bootPage, type BootOptions } from './boot-page';
import { FAILURE_WORDS_ID } from './failure-words';
import { CHUNK_FAILED_EVENT } from './load-chunk';

/** Pause before a failed script is asked for again. */
const RETRY_DELAY_MS = 1_000;

/**
 * What every page's head carries: the inline script (see boot-page), and the words of the
 * failure screen, which can rely on nothing else being there.
 */
export function BootScript() {
  const t = useTranslations('common');
  const failure = useTranslations('missing');
  const options: BootOptions = {
    timeoutMs: CHUNK_LOAD_TIMEOUT_MS,
    retryDelayMs: RETRY_DELAY_MS,
    chunkPath: '/_next/static/',
    failedEvent: CHUNK_FAILED_EVENT,
    message: t('chunkFailed'),
    reload: t('reload'),
  };
  const argument = JSON.stringify(options).replaceAll('<', '\\u003c');
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: `(${bootPage.toString()})(${argument})` }} />
      <template
        id={FAILURE_WORDS_ID}
        data-title={failure('server.title')}
        data-text={failure('server.text')}
        data-reload={failure('back.reload')}
      />
    </>
  );
}
