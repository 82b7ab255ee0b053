declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';

  /** Footnotes: `[^1]` with `[^1]: text`, and `^[text]` in place. */
  const footnote: (parser: MarkdownIt) => void;
  export default footnote;
}
