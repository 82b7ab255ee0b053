import { useTranslations } from 'next-intl';
import type { CooperationDetails } from '@/lib/contract/cooperation';

export interface MediaKitProps {
  details: Pick<CooperationDetails, 'figures' | 'are_figures_sample' | 'boilerplate' | 'assets'>;
}

/** Facts and files for who writes about the newsroom. */
export function MediaKit({ details }: MediaKitProps) {
  const t = useTranslations('forms.cooperation');
  const common = useTranslations('common');
  return (
    <section id="media-kit" aria-labelledby="media-kit-title" className="scroll-mt-20">
      <h2 id="media-kit-title" className="font-display text-20 rail:text-24">
        {t('mediaKit')}
      </h2>
      {details.figures.length > 0 && (
        <>
          {details.are_figures_sample && (
            <p className="mt-1 text-13 text-ink-2">{t('figuresSample')}</p>
          )}
          <dl className="mt-4 grid grid-cols-2 border-t border-rule rail:grid-cols-4">
            {details.figures.map(({ key, value, name, note }) => (
              <div key={key} className="flex flex-col border-b border-hairline py-4 pr-4">
                <dt className="order-2 mt-1 text-15 font-medium">
                  {name}
                  {details.are_figures_sample && (
                    <span className="ml-2 text-12 font-normal text-ink-2">{common('sample')}</span>
                  )}
                </dt>
                <dd className="order-1 font-display text-30 leading-none tabular">{value}</dd>
                <dd className="order-3 text-13 text-ink-2">{note}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="mt-6 grid gap-x-14 gap-y-8 rail:grid-cols-2">
        {details.boilerplate !== '' && (
          <div>
            <h3 className="text-15 font-semibold">{t('boilerplate')}</h3>
            <blockquote className="mt-2 border-l-2 border-tide pl-4 font-display text-17 leading-[1.75]">
              {details.boilerplate}
            </blockquote>
          </div>
        )}
        {details.assets.length > 0 && (
          <div>
            <h3 className="text-15 font-semibold">{t('assets')}</h3>
            <ul className="mt-2 border-t border-rule">
              {details.assets.map(({ key, name, url }) => (
                <li key={key} className="border-b border-hairline">
                  <a
                    href={url}
                    download=""
                    className="flex min-h-14 items-center gap-4 py-2 text-15 text-tide hover:text-ink"
                  >
                    <span className="grid h-10 w-16 shrink-0 place-items-center overflow-hidden rounded-2 border border-hairline bg-white">
                      <img src={url} alt="" loading="lazy" className="max-h-8 max-w-14" />
                    </span>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-13 text-ink-2">{t('assetsNote')}</p>
          </div>
        )}
      </div>
    </section>
  );
}
