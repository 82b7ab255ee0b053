import { useTranslations } from 'next-intl';
import { WECHAT_OVERLAY_ID } from './behaviours/app-link';

const STEPS = ['step1', 'step2', 'step3'] as const;

export interface WechatOverlayProps {
  /** Shown as soon as the page is there, on a page that is for leaving WeChat. */
  isAtOnce?: boolean;
}

/**
 * What WeChat's browser shows in place of opening the app, which it does not do: where to
 * press, drawn up to that corner (spec section 2). behaviours/app-link opens it.
 */
export function WechatOverlay({ isAtOnce }: WechatOverlayProps) {
  const t = useTranslations('layout.app');
  const steps = useTranslations('download.wechat');
  const common = useTranslations('common');
  return (
    <dialog
      id={WECHAT_OVERLAY_ID}
      aria-labelledby="wechat-title"
      data-theme="dark"
      {...(isAtOnce ? { 'data-at-once': '' } : {})}
      className="size-full max-h-none max-w-none bg-paper/95 px-7 pt-36 pb-8 text-ink backdrop:bg-transparent"
    >
      <svg
        aria-hidden="true"
        width="120"
        height="120"
        viewBox="0 0 120 120"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="absolute top-3 right-6"
      >
        <path d="M14 110C22 62 52 30 104 16" strokeDasharray="1 7" />
        <path d="m88 8 17 8-9 17" />
      </svg>
      <div className="mx-auto max-w-[24rem]">
        <p id="wechat-title" className="font-display text-24 font-bold">
          {t('wechatTitle')}
        </p>
        <ol className="ruled mt-6 border-y border-rule text-17">
          {STEPS.map((step, place) => (
            <li key={step} className="flex gap-4 py-3">
              <span aria-hidden="true" className="font-bold text-tide tabular">
                {place + 1}
              </span>
              {steps(step)}
            </li>
          ))}
        </ol>
        <form method="dialog" className="mt-6">
          <button type="submit" className="min-h-11 rounded-4 border border-rule px-5 text-15">
            {common('close')}
          </button>
        </form>
      </div>
    </dialog>
  );
}
