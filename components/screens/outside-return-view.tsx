import { useTranslations } from 'next-intl';
import { OutsideReturn } from '@/components/my/outside-return';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';

/** /third: where an outside account sends its people back to. */
export function OutsideReturnView({ locale }: { locale: Locale }) {
  const names = useTranslations('routes');
  return (
    <div className="mx-auto w-full max-w-[66rem]">
      <Frozen unique>
        <PageHead title={names('third')} />
      </Frozen>
      <OutsideReturn locale={locale} words={useMyWords('third')} />
    </div>
  );
}
