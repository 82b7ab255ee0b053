import { conversionTables } from './to-traditional-tables';

/**
 * The words of simplified Chinese text, in order. The dictionary, which knows the words of web3, is
 * the one that traditional text is made with: it is in memory once.
 */
export function chineseWords(text: string): string[] {
  return conversionTables().words.cut(text);
}
