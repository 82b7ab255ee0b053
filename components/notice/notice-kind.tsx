import { useTranslations } from 'next-intl';
import clsx from 'clsx';
import type { NoticeItem } from '@/lib/contract/notices';

/** What an announcement is about, in a word; a correction wears the signal colour. */
export function NoticeKind({ kind }: Pick<NoticeItem, 'kind'>) {
  const t = useTranslations('documents.notices.kinds');
  return (
    <span className={clsx('font-medium', kind === 'correction' ? 'text-signal' : 'text-tide')}>
      {t(kind)}
    </span>
  );
}
