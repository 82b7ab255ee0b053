import { escapeHtml } from './escape-html';

/** What a mail is made of. */
export interface LetterContent {
  subject: string;
  paragraphs: readonly string[];
  code?: string;
  act?: string;
  url?: string;
  footer: string;
  brand: string;
  /** BCP 47 tag of its language. */
  language: string;
}

const LATIN = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial";
const SIMPLIFIED = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC'";
const TRADITIONAL = "'PingFang HK','PingFang TC','Microsoft JhengHei','Noto Sans CJK TC'";

/** Fonts in which a language's own forms of the characters come first. */
function fontsFor(language: string): string {
  const families = { 'zh-Hans': [SIMPLIFIED], 'zh-Hant': [TRADITIONAL] }[language] ?? [];
  return [...families, LATIN, 'sans-serif'].join(',');
}

/** The same letter for programs that show text alone. */
export function letterText({ paragraphs, code, act, url, footer, brand }: LetterContent): string {
  return [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(url ? [`${act}: ${url}`] : []),
    '--',
    brand,
    footer,
  ].join('\n\n');
}

/**
 * The letter as HTML that mail programs show alike: tables and styles in place, no
 * picture and nothing from the network. Every word is escaped.
 */
export function letterHtml(content: LetterContent): string {
  const { subject, paragraphs, code, act, url, footer, brand, language } = content;
  const body = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    ...(code ? [codeHtml(code)] : []),
    ...(url && act ? [buttonHtml(url, act)] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:#14202b;font:16px/1.7 ${fontsFor(language)}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding-bottom:16px;border-bottom:2px solid #0b6b75;font-size:20px;font-weight:700">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:24px 0">
${body}
</td></tr>
<tr><td style="padding-top:16px;border-top:1px solid #e7e3db;color:#55626e;font-size:13px">${escapeHtml(footer)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function codeHtml(code: string): string {
  return `<p style="margin:0 0 16px;font:700 32px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(code)}</p>`;
}

function buttonHtml(url: string, text: string): string {
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 20px;background:#0b6b75;color:#ffffff;text-decoration:none;border-radius:4px">${escapeHtml(text)}</a></p>`;
}
