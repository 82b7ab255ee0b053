/** Pairs of quotation marks in which a reader may write what is looked for. */
const PAIRS = ['""', "''", '“”', '‘’', '「」', '『』', '《》', '＂＂'];

/**
 * What is looked for, without quotation marks around all of it: the sentences that name it have
 * their own, and two pairs would stand around it. Two quoted words stay as they are.
 */
export function bareKeyword(keyword: string): string {
  const text = keyword.trim();
  const inner = text.slice(1, -1).trim();
  const marks = `${text.at(0) ?? ''}${text.at(-1) ?? ''}`;
  if (text.length < 3 || inner === '' || !PAIRS.includes(marks)) return keyword;
  const bare = bareKeyword(inner);
  const isOne = bare !== inner || ![...marks].some((mark) => inner.includes(mark));
  return isOne ? bare : keyword;
}
