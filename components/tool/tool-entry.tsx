import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { fullTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { ToolItem, ToolRisk } from '@/lib/contract/tools';
import type { Locale } from '@/lib/i18n/locales';

const RISK_TONE: Record<ToolRisk, string> = {
  low: 'border-rule text-ink-2',
  medium: 'border-tide text-tide',
  high: 'border-signal text-signal',
};

const LINK_TEXT = {
  unchecked: 'link.checked',
  ok: 'link.checked',
  silent: 'link.silent',
  dead: 'link.deadSince',
} as const satisfies Record<ToolItem['link_state'], string>;

/** A word in a frame that says what using a tool may cost. */
export function RiskMark({ risk }: { risk: ToolRisk }) {
  const t = useTranslations('tools.risk');
  return (
    <span
      className={clsx(
        'inline-block shrink-0 rounded-2 border px-1 text-12 leading-[1.5] whitespace-nowrap',
        RISK_TONE[risk],
      )}
    >
      {t(risk)}
    </span>
  );
}

export interface ToolEntryProps {
  tool: ToolItem;
  locale: Locale;
  /** Whether it is said of a link that it was never checked: not where none was. */
  tellsUnchecked: boolean;
}

/** One tool: its name as a link, unless nothing answers there any more. */
export function ToolEntry({ tool, locale, tellsUnchecked }: ToolEntryProps) {
  const t = useTranslations('tools');
  const isDead = tool.link_state === 'dead';
  return (
    <li id={`tool-${tool.id}`} data-tool={tool.search_text} className="relative scroll-mt-4 py-4">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {isDead ? (
          <span className="text-17 font-medium text-ink-2 line-through">
            <TitleText>{tool.name}</TitleText>
          </span>
        ) : (
          <a
            href={tool.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="stretched inline-flex min-h-8 items-center text-17 font-medium hover:text-tide"
          >
            <TitleText>{tool.name}</TitleText>
            <span className="sr-only">, {t('newWindow')}</span>
          </a>
        )}
        <span className="min-w-0 text-13 break-all text-ink-2">{tool.host}</span>
        <RiskMark risk={tool.risk} />
      </p>
      <p className="mt-1 text-15 leading-[1.7] text-ink-2">
        <TitleText>{tool.description}</TitleText>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-13 text-ink-2">
        <span>{tool.chains.map((chain) => t(`chain.${chain}`)).join(' · ')}</span>
        {isDead && <strong className="font-medium text-signal">{t('link.dead')}</strong>}
        {tool.checked_time ? (
          <span>
            {t(LINK_TEXT[tool.link_state], { time: fullTime(tool.checked_time, locale) })}
          </span>
        ) : (
          tellsUnchecked && <span>{t('link.unchecked')}</span>
        )}
      </p>
    </li>
  );
}
