import { useTranslations } from '@/components/ui/words';
import { Icon } from '@/components/ui/icon';
import type { ArticleDetails } from '@/lib/contract/articles';

export interface EditionNoticeProps {
  article: Pick<ArticleDetails, 'lang'>;
}

/** Says, in the page's language, that the text below is in another one. */
export function EditionNotice({ article }: EditionNoticeProps) {
  const t = useTranslations('article.edition');
  return (
    <p className="mt-5 flex items-start gap-2 border-y border-hairline py-3 text-13 text-ink-2">
      <Icon name="info" size={16} className="mt-0.5 shrink-0 text-tide" />
      {article.lang === 'en' ? t('en') : t('zh')}
    </p>
  );
}
