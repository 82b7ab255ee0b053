import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { clockTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { FlashItem } from '@/lib/contract/flash';

export interface PhoneDrawingProps {
  /** Name on the drawn screen. */
  brand: string;
  /** What is drawn: the newest flashes, so that the picture is never an old one. */
  flashes: readonly FlashItem[];
}

/** A phone with today's flashes on it; a picture, not a list to read. */
export function PhoneDrawing({ brand, flashes }: PhoneDrawingProps) {
  const t = useTranslations('download.phone');
  return (
    <div role="img" aria-label={t('label')} className="phone">
      <div className="phone-screen" aria-hidden="true">
        <p className="font-display text-20 font-bold">{brand}</p>
        <div className="tide-line mt-2 mb-5" />
        {flashes.map((flash) => (
          <div key={flash.id} className={clsx('phone-item', flash.is_important && 'is-important')}>
            <p className="text-12 text-ink-2 tabular">
              {clockTime(flash.release_time)}
              {flash.is_important && (
                <span className="ml-2 font-semibold text-signal">{t('important')}</span>
              )}
            </p>
            <p className={clsx('text-15 font-medium', flash.is_important && 'text-signal')}>
              <TitleText>{flash.title}</TitleText>
            </p>
            <p className="mt-0.5 clamp-2 text-12 text-ink-2">{flash.content}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
