import { useTranslations } from 'next-intl';
import type { CooperationDetails } from '@/lib/contract/cooperation';

const PRINCIPLES = ['label', 'news', 'licence'] as const;

export interface ServiceListProps {
  services: CooperationDetails['services'];
  /** Id of the enquiry form, whose list of services the links choose from. */
  formId: string;
}

/** What can be done together, as a rate card: what, what is delivered, how long before. */
export function ServiceList({ services, formId }: ServiceListProps) {
  const t = useTranslations('forms.cooperation');
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="font-display text-20 rail:text-24">
        {t('services')}
      </h2>
      <ul className="mt-4 border-t border-rule">
        {services.map((service) => (
          <li
            key={service.key}
            className="grid gap-x-10 gap-y-3 border-b border-hairline py-5 rail:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_9rem]"
          >
            <div>
              <h3 className="font-display text-17 rail:text-20">{service.name}</h3>
              <p className="mt-1 text-15 text-ink-2">{service.summary}</p>
            </div>
            <ul className="list-disc pl-5 text-15 marker:text-rule">
              {service.includes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className="flex items-baseline justify-between gap-4 rail:block">
              <p className="text-13 text-ink-2">
                {t('leadTime')}
                <span className="ml-2 text-15 font-medium text-ink rail:ml-0 rail:block">
                  {service.lead_time}
                </span>
              </p>
              <a
                href={`#${formId}-service`}
                data-awaits=""
                data-choose={service.key}
                className="inline-flex min-h-11 items-center text-15 text-tide hover:text-ink"
              >
                {t('askFor')}
                <span className="sr-only">{service.name}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What no partner can buy. */
export function CooperationPrinciples() {
  const t = useTranslations('forms.cooperation.principles');
  return (
    <section aria-labelledby="principles" className="border-l-2 border-signal pl-5">
      <h2 id="principles" className="font-display text-17">
        {t('title')}
      </h2>
      <ol className="mt-2 list-decimal pl-5 text-15">
        {PRINCIPLES.map((key) => (
          <li key={key} className="py-1">
            {t(key)}
          </li>
        ))}
      </ol>
    </section>
  );
}
