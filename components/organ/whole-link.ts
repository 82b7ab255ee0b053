/** An address as people type it, `t.me/harbour`, with what a link begins with; others as they are. */
export function wholeLink(typed: string): string {
  const text = typed.trim();
  const isBare = /^[^\s/:@]+\.[^\s/:@]+(?:\/\S*)?$/.test(text);
  return isBare ? `https://${text}` : text;
}
