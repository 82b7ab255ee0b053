import { applyEdits } from './to-traditional-edits';
import { messageToTraditional } from './to-traditional-message';
import { traditionalEdits, type TraditionalOptions } from './to-traditional-text';

/**
 * Simplified Chinese plain text → traditional Chinese in characters that Taiwan and Hong Kong both
 * read (docs/traditional-chinese.md), vocabulary unchanged. Latin text, URLs, e-mail addresses,
 * @handles, $TICKERS and `code` stay, and so does text that is traditional already. Linear in the
 * length; the first call loads the tables (about 0.3 s).
 */
export function toTraditional(text: string, options: TraditionalOptions = {}): string {
  return applyEdits(text, traditionalEdits(text, options));
}

/**
 * Converts every string in a JSON value (message files) as an ICU message: words are converted,
 * arguments, selectors and rich-text tags kept. Keys and everything that is no string stay.
 */
export function toTraditionalDeep<T>(value: T, options: TraditionalOptions = {}): T {
  return convertValue(value, options) as T;
}

function convertValue(value: unknown, options: TraditionalOptions): unknown {
  if (typeof value === 'string') return messageToTraditional(value, options);
  if (Array.isArray(value)) return value.map((item) => convertValue(item, options));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, convertValue(item, options)]),
  );
}
