import clsx from 'clsx';
import { useTranslations } from '@/components/ui/words';
import { Icon } from '@/components/ui/icon';

export interface MarkButtonProps {
  act: 'collect' | 'like';
  type: 'article' | 'flash';
  id: number;
  /** What is marked, for those who hear the button. */
  name: string;
}

/** Attributes by which the page's one island (SocialMarks) finds a button. */
export function markAttributes(act: string, type: string, id: number) {
  return { 'data-mark': act, 'data-type': type, 'data-id': id };
}

const ICONS = { collect: 'bookmark', like: 'heart' } as const;

/**
 * Collects or likes. Plain HTML, the same for every reader: whether it is pressed and how many
 * did so comes after the page; room for the number is kept.
 */
export function MarkButton({ act, type, id, name }: MarkButtonProps) {
  const t = useTranslations('social');
  return (
    <button
      type="button"
      aria-pressed="false"
      {...markAttributes(act, type, id)}
      className={clsx(
        'group js-only inline-flex min-h-11 items-center gap-2 text-13 text-ink-2 transition-colors',
        'hover:text-tide aria-pressed:text-signal',
      )}
    >
      <Icon name={ICONS[act]} className="group-aria-pressed:fill-current" />
      <span>
        {t(act)}
        <span className="sr-only"> {name}</span>
      </span>
      <span data-count="" className="min-w-[2ch] text-left tabular" />
    </button>
  );
}
