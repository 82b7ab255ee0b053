import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { ALL_ROUTES } from '@/lib/routes/route-table';
import { ArticleStates } from './article-states';
import { CropStates } from './crop-states';
import { GalleryBehaviours } from './gallery-behaviours';
import { GalleryPrimitives } from './gallery-primitives';
import { ListStates } from './list-states';
import { MicrositeStates } from './microsite-states';
import { OtherStates } from './other-states';
import type { SampleWords } from './sample-items';
import { ShellStates } from './shell-states';
import { ToolStates } from './tool-states';
import { WidgetStates } from './widget-states';

export interface GalleryViewProps {
  locale: Locale;
  /** Absolute address of the download page, for the code. */
  downloadUrl: string;
}

const PATH = '/gallery';

/** Every part in every state, for developers: empty, long, none, one, two hundred. */
export function GalleryView({ locale, downloadUrl }: GalleryViewProps) {
  const words = useSampleWords(locale);
  return (
    <main className="mx-auto grid max-w-shell grid-cols-1 gap-14 bg-paper px-4 py-6 text-ink rail:px-6">
      <h1 className="font-mono text-24">{PATH}</h1>
      <GalleryPrimitives words={words} />
      <ArticleStates words={words} />
      <WidgetStates words={words} />
      <ListStates words={words} />
      <ShellStates words={words} downloadUrl={downloadUrl} />
      <OtherStates words={words} />
      <MicrositeStates words={words} />
      <ToolStates words={words} />
      <CropStates words={words} />
      <GalleryBehaviours />
    </main>
  );
}

/** The samples speak in the titles and descriptions of the routes, which each language has. */
function useSampleWords(locale: Locale): SampleWords {
  const names = useTranslations('routes');
  const sentences = useTranslations('routesDescription');
  return {
    locale,
    names: ALL_ROUTES.map(({ id }) => names(id)),
    sentences: ALL_ROUTES.map(({ id }) => sentences(id)),
  };
}
