import { isLocale, type Locale } from '../i18n/locales';
import { processRegistry, type PageContent } from '../platform/process-registry';

/**
 * Says how pages of a kind are made but for what React makes of them all alike. The server
 * around Next has the kind's template made once in a while, and fills it in for each page.
 * @param path of their row; an id follows.
 */
export function providePageContent(
  path: string,
  make: (id: number, locale: Locale) => Promise<PageContent | undefined>,
): void {
  processRegistry().pageContents.set(path, async (id, tag) =>
    isLocale(tag) ? make(id, tag) : undefined,
  );
}

/** True where the page in the making is to be the template of its kind. */
export function isTemplate(): boolean {
  return contentMark() !== undefined;
}

/** What stands in a template in the place of the content's HTML; undefined in the making of a page. */
export function contentMark(): string | undefined {
  return processRegistry().renders.getStore()?.contentMark;
}
