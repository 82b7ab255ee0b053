import type { Gathering } from '@/lib/contract/microsites';

export interface GatheringAboutProps extends Pick<Gathering, 'intro' | 'facts' | 'about'> {
  headingLevel: 2 | 3;
}

/** What a gathering is: its introduction in large type, its figures, its longer story. */
export function GatheringAbout({ intro, facts, about, headingLevel }: GatheringAboutProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <p className="max-w-[34em] font-display text-20 leading-[1.75] rail:text-24 rail:leading-[1.7]">
        {intro}
      </p>
      {facts.length > 0 && (
        <dl className="figures mt-8">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-13 text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {about.map(({ title, paragraphs }) => (
        <div key={title} className="mt-10">
          <Heading className="font-display text-20">{title}</Heading>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3 max-w-measure text-17 leading-[1.85]">
              {text}
            </p>
          ))}
        </div>
      ))}
    </>
  );
}
