import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { useLocale } from './words';

export interface SourceNameProps {
  /** `url` '' where the source has no address: its name is then plain words. */
  source: { name: string; url: string };
  className?: string;
}

/** Where something comes from, as a link when there is anything to lead to. A source has one name, in its own language. */
export function SourceName({ source, className }: SourceNameProps) {
  const isChinese = useLocale() === 'en' && /\p{Script=Han}/u.test(source.name);
  const lang = isChinese ? DEFAULT_LOCALE : undefined;
  if (source.url === '') return <span lang={lang}>{source.name}</span>;
  return (
    <a href={source.url} rel="noopener nofollow" lang={lang} className={className}>
      {source.name || source.url}
    </a>
  );
}
