import { LOCALE_PREFIX, LOCALES, type Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { href } from '../routes/href';

/** The page's own few rules: nothing else of the site can be relied on when it is shown. */
const STYLE = `
  :root { color-scheme: light dark; --paper: #fbfaf7; --ink: #14202b; --ink-2: #55626e; --tide: #0b6b75; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0b1117; --ink: #e8edf1; --ink-2: #9db0bf; --tide: #4fc3cf; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.8 system-ui, sans-serif; }
  main { max-width: 36rem; margin: 18vh auto 0; padding: 0 1.25rem; }
  h1 { font-size: 1.75rem; line-height: 1.3; } p { color: var(--ink-2); }
  a { color: var(--tide); display: inline-block; padding: .6rem 1rem .6rem 0; }`;

/**
 * The whole page that a reader gets when a page can't be made, in the language
 * of its address: what happened, and what to do. Needs neither Next nor the database.
 * @param target path of the request, as it came.
 */
export function failurePage(target: string): string {
  return wholePage(target, 'server');
}

/**
 * The whole page for who searched too often: that it goes on in a minute, and how.
 * @param target path of the request, as it came.
 */
export function busyPage(target: string): string {
  return wholePage(target, 'busy');
}

function wholePage(target: string, what: 'server' | 'busy'): string {
  const locale = languageOf(target);
  const { [what]: said, back } = messagesOf(locale).missing;
  return `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${said.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head>
<body><main><h1>${said.title}</h1><p>${said.text}</p>
<p><a href="">${back.reload}</a> <a href="${href('home', { locale })}">${back.home}</a></p></main></body></html>
`;
}

function languageOf(target: string): Locale {
  const isIn = (locale: Locale) => {
    const prefix = LOCALE_PREFIX[locale];
    return prefix !== '' && (target === prefix || target.startsWith(`${prefix}/`));
  };
  return LOCALES.find(isIn) ?? 'zh-Hans';
}
