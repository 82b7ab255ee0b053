import '@/components/form/form.css';
import { useCropWords } from '@/components/crop/crop-words';
import { useEditorWords } from '@/components/editor/editor-words';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { OwnData } from '@/components/layout/own/own-data';
import { FormSkeleton } from '@/components/my/own-skeletons';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';
import { PublishIsland } from './publish-island';

export interface PublishViewProps {
  locale: Locale;
  /** The article that is opened; none for a new one. */
  articleId: number | null;
}

const FIELDS = 4;

/** /publish: where an article is written. The same shell for everybody. */
export function PublishView({ locale, articleId }: PublishViewProps) {
  const words = useEditorWords();
  const cropWords = useCropWords();
  const skeleton = <FormSkeleton label={words.loading} fields={FIELDS} />;
  const languageNames = {
    'zh-Hans': LANGUAGE_NAMES['zh-Hans'].name,
    'zh-Hant': LANGUAGE_NAMES['zh-Hant'].name,
    en: LANGUAGE_NAMES.en.name,
  };
  return (
    <>
      <h1 className="sr-only">{words.heading}</h1>
      <OwnData locale={locale} words={useMyWords('frame')} skeleton={skeleton}>
        <PublishIsland
          locale={locale}
          articleId={articleId}
          words={words}
          cropWords={cropWords}
          languageNames={languageNames}
          skeleton={skeleton}
        />
      </OwnData>
    </>
  );
}
