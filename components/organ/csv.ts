import { saveFile } from '@/lib/client/save-file';

/**
 * Rows as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. What a spreadsheet
 * would take for a formula is made text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = String(value);
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Gives the reader a file of rows. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  saveFile(`${name}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
}
