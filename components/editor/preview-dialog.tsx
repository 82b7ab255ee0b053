'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import type { ManuscriptContent } from '@/lib/contract/writing';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { useSurroundings } from './editor-context';
import { fillCount } from './fill-in';
import { Sheet } from './sheet';
import { TabList } from './tab-list';

export interface PreviewDialogProps {
  /** The text in hand. */
  edition: Locale;
  content: ManuscriptContent;
  /** The text of the article's other edition, where there is one. */
  other: { articleId: number; edition: Locale } | null;
  onClose: () => void;
}

/** A text as readers will see it, in each language that there is. */
export function PreviewDialog({ edition, content, other, onClose }: PreviewDialogProps) {
  const { locale, words, languageNames, bodyMarkup } = useSurroundings();
  const { preview } = words;
  const [shown, setShown] = useState<Locale>(edition);
  const query = useQuery({
    queryKey: ['writing', 'preview', edition, content, other],
    queryFn: async () => {
      const own = await callApi('previewManuscript', { locale: edition, content }, { locale });
      if (!other) return own.editions;
      const which = { article_id: other.articleId, locale: other.edition };
      const { content: text } = await callApi('openManuscript', which, { locale });
      const second = { locale: other.edition, content: text };
      const more = await callApi('previewManuscript', second, { locale });
      return [...own.editions, ...more.editions];
    },
    gcTime: 0,
  });
  const text = query.data?.find((one) => one.locale === shown);
  return (
    <Sheet title={preview.title} onClose={onClose}>
      <TabList
        label={preview.tabs}
        value={shown}
        onChange={setShown}
        tabs={LOCALES.map((one) => ({ value: one, text: languageNames[one], lang: one }))}
      >
        {query.isPending && <SkeletonRows count={3} look="flash" label={preview.loading} />}
        {query.isError && <p role="alert">{preview.failed}</p>}
        {query.data && !text && <p className="py-8 text-ink-2">{preview.empty}</p>}
        {text && (
          <article lang={text.locale} className="mx-auto max-w-measure py-6">
            {content.cover !== '' && (
              // As it was uploaded: its sizes may not be made yet.
              <img src={content.cover} alt="" className="mb-6 w-full rounded-2" />
            )}
            <h2 className="font-display text-30">{text.title || preview.untitled}</h2>
            {text.summary !== '' && <p className="mt-3 text-17 text-ink-2">{text.summary}</p>}
            <p lang={locale} className="mt-3 text-13 text-ink-2">
              {fillCount(preview.minutes, text.reading_minutes)}
            </p>
            <div
              className="story mt-8"
              dangerouslySetInnerHTML={{
                __html: bodyMarkup(text.body_html, {
                  table: preview.tableName,
                  code: preview.codeName,
                }),
              }}
            />
          </article>
        )}
      </TabList>
    </Sheet>
  );
}
