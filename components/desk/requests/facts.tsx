'use client';

export interface FactsProps {
  facts: readonly { name: string; text: string | readonly string[] }[];
}

/** What somebody answered, field by field; what is empty is left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-3">
      {facts
        .filter(({ text }) => text.length > 0)
        .map(({ name, text }) => (
          <div key={name}>
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="text-15 whitespace-pre-line [overflow-wrap:anywhere]">
              {typeof text === 'string' ? text : text.join('\n')}
            </dd>
          </div>
        ))}
    </dl>
  );
}
