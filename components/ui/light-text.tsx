import { Fragment } from 'react';
import { blocksOf, type MarkupBlock, type MarkupPiece } from './light-markup';

export interface LightTextProps {
  /** Text with light marks: `## `, `- `, `1. `, `[words](https://…)`. */
  text: string;
}

/** What somebody wrote with light marks: paragraphs, headings, lists and links. */
export function LightText({ text }: LightTextProps) {
  return (
    <div className="grid gap-3 text-17 leading-[1.85] [overflow-wrap:anywhere]">
      {blocksOf(text).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { kind, lines } }: { block: MarkupBlock }) {
  if (kind === 'heading') {
    return (
      <h3 className="mt-3 font-display text-17 font-semibold">
        <Line pieces={lines[0] ?? []} />
      </h3>
    );
  }
  if (kind === 'paragraph') {
    return (
      <p>
        {lines.map((pieces, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            <Line pieces={pieces} />
          </Fragment>
        ))}
      </p>
    );
  }
  const List = kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className={kind === 'bullets' ? 'list-disc pl-6' : 'list-decimal pl-6'}>
      {lines.map((pieces, at) => (
        <li key={at}>
          <Line pieces={pieces} />
        </li>
      ))}
    </List>
  );
}

function Line({ pieces }: { pieces: readonly MarkupPiece[] }) {
  return pieces.map(({ text, url }, at) =>
    url === '' ? (
      <Fragment key={at}>{text}</Fragment>
    ) : (
      <a key={at} href={url} rel="noopener nofollow ugc" className="text-tide underline">
        {text}
      </a>
    ),
  );
}
