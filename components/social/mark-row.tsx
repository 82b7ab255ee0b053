import { useTranslations } from '@/components/ui/words';
import { MarkButton } from './mark-button';

export interface MarkRowProps {
  type: 'article' | 'flash';
  id: number;
  title: string;
}

/** Like and collect side by side, under what was read. */
export function MarkRow({ type, id, title }: MarkRowProps) {
  const t = useTranslations('social');
  return (
    <div
      role="group"
      aria-label={t('group')}
      className="js-only no-print flex flex-wrap items-center gap-x-6"
    >
      <MarkButton act="like" type={type} id={id} name={title} />
      <MarkButton act="collect" type={type} id={id} name={title} />
    </div>
  );
}
