import { useTranslations } from 'next-intl';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';
import { DeskManuscript } from './desk-manuscript';

/** /desk/manuscript/{id}: one text under review. */
export function DeskManuscriptView({ locale, id }: { locale: Locale; id: number }) {
  const article = useTranslations('article');
  const words = {
    review: usePlainWords('desk', 'review'),
    reasons: usePlainWords('studio', 'mine', ['reasons']).reasons,
    levels: usePlainWords('my', 'levels', ['names']).names,
  };
  return (
    <DeskFrame page="desk_manuscript" locale={locale}>
      <DeskManuscript
        articleId={id}
        words={words}
        names={{ table: article('table'), code: article('code') }}
      />
    </DeskFrame>
  );
}
