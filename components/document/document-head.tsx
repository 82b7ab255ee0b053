import { useFormatter, useTranslations } from 'next-intl';
import { TitleText } from '@/components/ui/title-text';
import type { DocumentDetails } from '@/lib/contract/documents';

export interface DocumentHeadProps {
  document: Pick<DocumentDetails, 'title' | 'lead' | 'version' | 'effective_time'>;
}

/** Title and purpose of a document, and which state of it this is. */
export function DocumentHead({ document }: DocumentHeadProps) {
  const t = useTranslations('documents');
  const date = useFormatter().dateTime(new Date(document.effective_time), { dateStyle: 'long' });
  return (
    <header className="max-w-[46rem]">
      <h1 className="font-display text-30 rail:text-38">
        <TitleText>{document.title}</TitleText>
      </h1>
      <div className="tide-line mt-4 w-42" />
      <p className="mt-4 font-display text-17 leading-[1.75] rail:text-20">{document.lead}</p>
      <p className="mt-3 text-13 text-ink-2 tabular">
        {t('version', { version: document.version })}
        <span aria-hidden="true"> · </span>
        <time dateTime={document.effective_time}>{t('effective', { date })}</time>
      </p>
    </header>
  );
}
