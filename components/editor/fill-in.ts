/** A sentence with its `{names}` put in; what has no value stays as it is. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The sentence for a number of things, with `{count}` put in. */
export function fillCount(sentence: { one: string; other: string }, count: number): string {
  return fillIn(count === 1 ? sentence.one : sentence.other, { count });
}
