import { useTranslations } from '@/components/ui/words';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteId } from '@/lib/routes/route-table';
import { shareCodePath } from '@/lib/routes/share-picture';

export interface ShareRowProps {
  /** Absolute canonical address. */
  url: string;
  title: string;
  /** The page, for the code that a phone's camera reads. */
  page: { routeId: RouteId; param: string | number; locale: Locale };
  /** Address of a picture with the whole text to send on, where there is one. */
  poster?: string | undefined;
}

/** The room at a word's sides is the row's margin, so that every line of them begins at the edge. */
const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-[7px] text-13 text-ink-2 transition-colors hover:text-tide';

/** Ways to pass a page on. Links work alone; copying and the system's sheet need script. */
export function ShareRow({ url, title, page, poster }: ShareRowProps) {
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
      className="no-print relative -mx-[7px] flex flex-wrap items-center"
    >
      <button type="button" data-copy="" className={`${LINK} js-only`}>
        <Icon name="link" size={16} />
        {t('copy')}
      </button>
      <button type="button" data-share="" hidden className={`${LINK} js-only`}>
        <Icon name="share-2" size={16} />
        {t('system')}
      </button>
      <WechatCode path={shareCodePath(page)} />
      {places.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener nofollow" className={LINK}>
          {name}
        </a>
      ))}
      {poster && (
        <a href={poster} target="_blank" rel="noopener nofollow" className={LINK}>
          {t('poster')}
        </a>
      )}
      <span role="status" className="px-[7px] text-13 text-tide" />
    </div>
  );
}

/**
 * WeChat takes no links from other pages: a code to be read by it. Opens without script, at the
 * row's beginning, so that it is within the narrowest window wherever its word stands.
 */
function WechatCode({ path }: { path: string }) {
  const t = useTranslations('article.share');
  return (
    <details className="popover" data-popover="">
      <summary className={`${LINK} cursor-pointer`}>{t('wechat')}</summary>
      <div className="left-[7px] w-48 p-4 text-center">
        <img
          src={path}
          alt={t('code')}
          width={144}
          height={144}
          loading="lazy"
          className="mx-auto size-36 rounded-2"
        />
        <p className="mt-3 text-13 text-ink-2">{t('scan')}</p>
      </div>
    </details>
  );
}
