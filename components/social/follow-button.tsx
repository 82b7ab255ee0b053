import clsx from 'clsx';
import { useTranslations } from '@/components/ui/words';
import { Icon } from '@/components/ui/icon';
import { markAttributes } from './mark-button';

export interface FollowButtonProps {
  /** Whom, or what, one follows. */
  target: { type: 'author' | 'label'; id: number; name: string };
  /** With how many follow, where there is room for it. */
  withCount?: boolean;
  className?: string;
}

/** Follows an author or a label, or no longer; as plain as the other marks, the state comes after the page. */
export function FollowButton({ target, withCount = false, className }: FollowButtonProps) {
  const t = useTranslations('social');
  return (
    <button
      type="button"
      aria-pressed="false"
      {...markAttributes('follow', target.type, target.id)}
      className={clsx(
        'group js-only no-print inline-flex min-h-9 shrink-0 items-center justify-center gap-1.5 rounded-4 border px-3',
        'border-rule text-13 font-medium text-ink transition-colors hover:border-ink max-rail:min-h-11',
        'aria-pressed:border-hairline aria-pressed:text-ink-2',
        className,
      )}
    >
      <Icon name="plus" size={16} className="group-aria-pressed:hidden" />
      <Icon name="check" size={16} className="hidden group-aria-pressed:block" />
      {/* Both words share one place, so that the button keeps its width. */}
      <span className="grid *:col-start-1 *:row-start-1">
        <span className="group-aria-pressed:invisible">{t('follow')}</span>
        <span className="invisible group-aria-pressed:visible">{t('following')}</span>
      </span>
      <span className="sr-only">{target.name}</span>
      {withCount && <span data-count="" className="min-w-[2ch] text-left tabular text-ink-2" />}
    </button>
  );
}

/** An author as what a follow button is for. */
export function authorTarget({ id, nickname }: { id: number; nickname: string }) {
  return { type: 'author', id, name: nickname } as const;
}
