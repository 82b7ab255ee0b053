import { useFormatter } from 'next-intl';
import { TitleText } from '@/components/ui/title-text';
import type { Milestone } from '@/lib/contract/microsites';

export interface MilestoneLineProps {
  items: readonly Milestone[];
  headingLevel: 3 | 4;
}

/** Rules in order of time, newest first, the years in the margin. */
export function MilestoneLine({ items, headingLevel }: MilestoneLineProps) {
  const format = useFormatter();
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className="milestones">
      {items.map(({ date, title, text, source }, place) => {
        const isNewYear = items[place - 1]?.date.slice(0, 4) !== date.slice(0, 4);
        return (
          <li key={`${date}-${title}`}>
            <p className="milestone-year" aria-hidden="true">
              {isNewYear && date.slice(0, 4)}
            </p>
            <div>
              <time dateTime={date} className="text-13 text-tide">
                {format.dateTime(new Date(`${date}T12:00:00Z`), {
                  year: 'numeric',
                  month: 'long',
                  day: 'numeric',
                  timeZone: 'UTC',
                })}
              </time>
              <Heading className="font-display text-20">
                <TitleText>{title}</TitleText>
              </Heading>
              <p className="mt-1 max-w-measure text-15 text-ink-2">{text}</p>
              <p className="mt-1 text-13 text-ink-2">
                {source.url ? (
                  <a
                    href={source.url}
                    rel="noopener"
                    className="inline-flex min-h-11 items-center underline decoration-rule underline-offset-4 hover:text-tide rail:min-h-6"
                  >
                    {source.name}
                  </a>
                ) : (
                  source.name
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
