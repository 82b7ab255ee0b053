/**
 * Hugo's shortcodes as plain Markdown and HTML: figures become pictures, videos
 * links, references paths; of others the text between the tags stays. The names
 * of those that carried nothing else are answered in `dropped`.
 */
export function resolveShortcodes(source: string): { markdown: string; dropped: string[] } {
  if (!source.includes('{{<') && !source.includes('{{%')) return { markdown: source, dropped: [] };
  const dropped: string[] = [];
  const markdown = source.replace(
    /\{\{[<%]\s{0,10}(\/?)([\w./-]{1,60})((?:\s+(?:"[^"\n]{0,1000}"|[^\s"<>{}%]{1,1000})|\s+[\w-]{1,60}="[^"\n]{0,1000}")*)\s{0,10}\/?[%>]\}\}/g,
    (_, slash: string, name: string, written: string) => {
      if (slash !== '') return '';
      const { named, first } = parameters(written);
      if (name === 'figure' && named.src) {
        const caption = named.caption ?? named.title;
        return (
          `<figure><img src="${escaped(named.src)}" alt="${escaped(named.alt ?? '')}">` +
          `${caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''}</figure>`
        );
      }
      if (name === 'youtube' && /^[\w-]{6,20}$/.test(named.id ?? first)) {
        const id = named.id ?? first;
        return `[▶ YouTube: ${id}](https://www.youtube.com/watch?v=${id})`;
      }
      if (name === 'ref' || name === 'relref') return named.path ?? first;
      dropped.push(name);
      return '';
    },
  );
  return { markdown, dropped };
}

function parameters(written: string): { named: Record<string, string>; first: string } {
  const named: Record<string, string> = {};
  let first = '';
  for (const match of written.matchAll(/(?:([\w-]{1,60})=)?(?:"([^"]*)"|([^\s"]+))/g)) {
    const value = match[2] ?? match[3] ?? '';
    if (match[1]) named[match[1]] = value;
    else first ||= value;
  }
  return { named, first };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
