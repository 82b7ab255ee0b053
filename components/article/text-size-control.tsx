import { useTranslations } from '@/components/ui/words';

const SIZES = ['small', 'normal', 'large'] as const;
const LETTER_CLASSES = { small: 'text-13', normal: 'text-15', large: 'text-20' } as const;

/** Three sizes of the body text; behaviours/text-size sets and remembers the choice. */
export function TextSizeControl() {
  const t = useTranslations('article.textSize');
  return (
    <div role="group" aria-label={t('label')} className="js-only no-print -mr-2 flex">
      {SIZES.map((size) => (
        <button
          key={size}
          type="button"
          data-size={size}
          aria-pressed={size === 'normal'}
          aria-label={t(size)}
          title={t(size)}
          className={`size-11 text-ink-2 hover:text-tide aria-pressed:font-semibold aria-pressed:text-ink rail:size-9 ${LETTER_CLASSES[size]}`}
        >
          <span aria-hidden="true">A</span>
        </button>
      ))}
    </div>
  );
}
