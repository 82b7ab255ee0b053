/** A sentence with its `{…}` filled in. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
