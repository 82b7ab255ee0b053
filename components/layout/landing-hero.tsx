import type { ReactNode } from 'react';
import { Frozen } from '@/components/ui/frozen';
import { LineMotif, type LineMotifProps } from '@/components/ui/line-motif';
import { TitleText } from '@/components/ui/title-text';

export interface HeroFact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

export interface LandingHeroProps {
  kicker: ReactNode;
  title: string;
  tagline?: string | undefined;
  motif: Pick<LineMotifProps, 'family' | 'seed'>;
  /** At most four. */
  facts?: readonly HeroFact[] | undefined;
  /** Buttons, or what stands in their place. */
  children?: ReactNode;
}

/** Head of a landing page: large words, a drawing in hairlines, facts in a row. */
export function LandingHero({
  kicker,
  title,
  tagline,
  motif,
  facts = [],
  children,
}: LandingHeroProps) {
  return (
    <div className="landing-hero">
      <div className="landing-width relative z-1 pt-8 pb-6 rail:pt-20 rail:pb-10">
        <p className="text-13 text-tide">{kicker}</p>
        {/* Eleven characters wide and less on a phone: words held together would leave it. */}
        <h1 className="landing-title mt-3">{title}</h1>
        {tagline && (
          <p className="landing-tagline mt-4 max-w-[18em]">
            <TitleText>{tagline}</TitleText>
          </p>
        )}
        {children && <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      <div className="landing-hero-art">
        <Frozen>
          <LineMotif {...motif} />
        </Frozen>
      </div>
      {facts.length > 0 && (
        <div className="relative border-t border-rule bg-paper">
          <dl className="landing-width fact-strip">
            {facts.map(({ label, value, note }) => (
              <div key={label}>
                <dt className="text-13 text-ink-2">{label}</dt>
                <dd className="mt-1 font-display text-20 leading-[1.35] font-bold">{value}</dd>
                {note && <dd className="mt-0.5 text-13 text-ink-2">{note}</dd>}
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
