import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { TitleText } from '@/components/ui/title-text';
import type { ScamWarning } from '@/lib/contract/learning';
import { scamAnchor } from './anchors';

export interface ScamListProps {
  scams: readonly ScamWarning[];
}

/** Scams one after another: how each works, then what gives it away beside what to do. */
export function ScamList({ scams }: ScamListProps) {
  return (
    <div className="scam-list">
      {scams.map((scam) => (
        <Scam key={scam.key} scam={scam} />
      ))}
    </div>
  );
}

function Scam({ scam }: { scam: ScamWarning }) {
  const t = useTranslations('learning');
  const id = scamAnchor(scam.key);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scam">
      <h2 id={`${id}-title`} className="flex items-start gap-2 font-display text-20 rail:text-24">
        <Icon name="circle-alert" size={22} className="mt-1 shrink-0 text-signal" />
        <TitleText>{scam.title}</TitleText>
      </h2>
      <p className="mt-2 text-15 rail:text-17">{scam.summary}</p>
      <div className="scam-sides">
        <Side title={t('signs')} items={scam.signs} className="is-signs" />
        <Side title={t('actions')} items={scam.actions} className="is-actions" />
      </div>
    </section>
  );
}

function Side(props: { title: string; items: readonly string[]; className: string }) {
  const { title, items, className } = props;
  return (
    <div className={className}>
      <h3 className="text-13 font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-2 text-15">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** What to do when it has happened: the same for every scam. */
export function AfterScam() {
  const t = useTranslations('learning');
  const steps = ['stop', 'move', 'revoke', 'keep', 'report'] as const;
  return (
    <section aria-labelledby="after-scam" className="scam-after">
      <h2 id="after-scam" className="font-display text-20 rail:text-24">
        {t('already')}
      </h2>
      <ol className="mt-2 grid gap-2 text-15">
        {steps.map((step) => (
          <li key={step}>{t(`alreadySteps.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
