import type { ReactNode } from 'react';

export interface TopicArticlesProps {
  /** One row an article, in the desk's order. */
  rows: readonly { id: number; row: ReactNode }[];
}

/** The articles of a special as a course to read: numbered, in the desk's order. */
export function TopicArticles({ rows }: TopicArticlesProps) {
  return (
    <ol className="topic-articles">
      {rows.map(({ id, row }) => (
        <li key={id}>{row}</li>
      ))}
    </ol>
  );
}
