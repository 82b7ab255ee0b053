import { useTranslations } from '@/components/ui/words';
import type { ReactNode } from 'react';
import type { FlashFilter } from './flash-filters';

export interface FlashWireProps {
  /** Number of the newest change that the items hold. */
  seq: number;
  /** Flashes that belong here. */
  filter?: FlashFilter;
  /** `rail` for a narrow column of a page that is about more than flashes. */
  place: 'list' | 'rail';
  children: ReactNode;
}

/**
 * A list of flashes that hears of new ones while it is read (see layout/live-flashes): over it
 * a bar tells how many, and brings them in when it is pressed. Without script it is the list.
 */
export function FlashWire({ seq, filter = 'all', place, children }: FlashWireProps) {
  const words = JSON.stringify(useWireWords());
  return (
    <div data-flash-wire={place} data-seq={seq} data-filter={filter} data-words={words}>
      <div className="wire-bar no-print">
        <button type="button" hidden data-wire-show />
      </div>
      <div data-wire-items>{children}</div>
      <p role="status" className="sr-only" data-wire-status />
    </div>
  );
}

/** Templates with `{n}` for the browser, which has no message formatter. */
function useWireWords() {
  const t = useTranslations('flash.wire');
  const forms = (key: 'fresh' | 'changed') => ({
    one: t(key, { count: 1 }).replace('1', '{n}'),
    other: t(key, { count: 2 }).replace('2', '{n}'),
  });
  return {
    fresh: forms('fresh'),
    changed: forms('changed'),
    many: t('many'),
    withdrawn: t('withdrawn'),
    failed: t('failed'),
    shown: t('shown'),
  };
}

/** Switches of the live list, for who has script; both are off until they are pressed. */
export function FlashAlerts() {
  const t = useTranslations('flash.wire');
  return (
    <p className="wire-alerts no-print">
      <button type="button" data-wire-alert="sound" aria-pressed="false">
        {t('sound')}
      </button>
      <button type="button" data-wire-alert="notice" aria-pressed="false" data-denied={t('denied')}>
        {t('notice')}
      </button>
    </p>
  );
}
