import { useTranslations } from 'next-intl';
import { AppPopover } from '@/components/layout/app-popover';
import { HotSearchList } from '@/components/layout/hot-search-list';
import { LanguageLinks } from '@/components/layout/language-links';
import { LanguagePopover } from '@/components/layout/language-popover';
import { SearchForm } from '@/components/layout/search-form';
import { iconTargetClass } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import { SourceName } from '@/components/ui/source-name';
import { GalleryRail, GalleryState } from './gallery-state';
import { longTitle, type SampleWords } from './sample-items';
import { languagePaths } from '@/lib/routes/switch-locale';

const HERE = languagePaths('/home_wz');

/** The parts around a page: search, languages, the app, headings. */
export function ShellStates({ words, downloadUrl }: { words: SampleWords; downloadUrl: string }) {
  const t = useTranslations('layout.search');
  const { locale, names, sentences } = words;
  const [name = '', second = ''] = names;
  const title = longTitle(words);
  const searches = names.slice(0, 6).map((keyword, at) => ({ id: at + 1, keyword }));
  return (
    <>
      <GalleryState name="SearchForm: empty, filled, long">
        <GalleryRail>
          <SearchForm locale={locale} id="empty-search" name={name} />
          <SearchForm locale={locale} id="filled-search" name={second} defaultValue={name} />
          <SearchForm locale={locale} id="long-search" name={title} defaultValue={title} />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="SearchForm: hot searches open">
        <div className="relative mb-72 h-0 max-w-72">
          <div className="search-hot" role="group" aria-label={t('hot')}>
            <p aria-hidden="true" className="text-13 text-ink-2">
              {t('hot')}
            </p>
            <HotSearchList words={searches} locale={locale} />
          </div>
        </div>
      </GalleryState>
      <GalleryState name="LanguageLinks: short, names; LanguagePopover; AppPopover">
        <LanguageLinks locale={locale} paths={HERE} look="short" />
        <LanguageLinks locale={locale} paths={HERE} look="names" />
        <div className="flex justify-end gap-4">
          <LanguagePopover
            locale={locale}
            paths={HERE}
            side="below"
            summaryClass={iconTargetClass}
          />
          <AppPopover locale={locale} downloadUrl={downloadUrl} />
        </div>
      </GalleryState>
      <GalleryState name="PageHead: all parts, long; Panel: without more">
        <PageHead kicker={name} title={second} deck={sentences[2]} note={name} />
        <PageHead title={title} deck={sentences.slice(0, 4).join(' ')} />
        <Panel id="plain-panel" title={name}>
          <p className="text-15">{sentences[4]}</p>
        </Panel>
      </GalleryState>
      <GalleryState name="SourceName: link, plain words, address alone">
        <p className="flex flex-wrap gap-x-6 text-13 text-ink-2">
          <SourceName source={{ name, url: 'https://example.org/' }} className="text-tide" />
          <SourceName source={{ name: second, url: '' }} />
          <SourceName source={{ name: '', url: 'https://example.org/a' }} className="text-tide" />
        </p>
      </GalleryState>
    </>
  );
}
