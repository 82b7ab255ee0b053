import { useTranslations } from 'next-intl';
import { REFUND_RULES, type RefundPolicy as Policy } from '@/lib/contract/event-kinds';

/** What is given back until when. */
export function RefundPolicy({ policy }: { policy: Policy }) {
  const t = useTranslations('events.policy');
  const rules = REFUND_RULES[policy];
  return (
    <ul className="grid gap-1 text-15 text-ink-2">
      {rules.map(({ hoursBefore, percent }) => (
        <li key={hoursBefore}>{t('rule', { hours: hoursBefore, percent })}</li>
      ))}
      <li>{rules.length > 0 ? t('after') : t('none')}</li>
      <li>{t('always')}</li>
    </ul>
  );
}
