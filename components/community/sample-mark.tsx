import { useTranslations } from 'next-intl';

/** Says of an entry that it is one of the sample newsroom's. */
export function SampleMark() {
  const t = useTranslations('common');
  return (
    <span className="ml-2 inline-block rounded-2 border border-rule px-1 align-middle font-sans text-12 font-normal text-ink-2">
      {t('sample')}
    </span>
  );
}
