import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

export interface ShareRowProps {
  /** Absolute canonical address. */
  url: string;
  title: string;
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 text-13 text-ink-2 transition-colors hover:text-tide';

/** Ways to pass a page on. Links work alone; copying and the system's sheet need script. */
export function ShareRow({ url, title }: ShareRowProps) {
  const t = useTranslations('article.share');
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  const places = [
    {
      name: t('weibo'),
      href: `https://service.weibo.com/share/share.php?url=${address}&title=${words}`,
    },
    { name: t('x'), href: `https://x.com/intent/post?url=${address}&text=${words}` },
    { name: t('telegram'), href: `https://t.me/share/url?url=${address}&text=${words}` },
  ];
  return (
    <div
      role="group"
      aria-label={t('label')}
      data-share-row=""
      data-url={url}
      data-title={title}
      data-copied={t('copied')}
      data-failed={t('copyFailed')}
      className="no-print flex flex-wrap items-center gap-x-5"
    >
      <button type="button" data-copy="" className={`${LINK} js-only`}>
        <Icon name="link" size={16} />
        {t('copy')}
      </button>
      <button type="button" data-share="" hidden className={`${LINK} js-only`}>
        <Icon name="share-2" size={16} />
        {t('system')}
      </button>
      {places.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener nofollow" className={LINK}>
          {name}
        </a>
      ))}
      <span role="status" className="text-13 text-tide" />
    </div>
  );
}
