import { useTranslations } from '@/components/ui/words';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export interface PanelEmptyProps {
  /** What the panel is for, or when something will be here. */
  hint: string;
  /** What the reader can do instead, and where. */
  act?: string;
  to?: string;
}

/** A panel without content: 暂无数据, what it is for, and the way on. */
export function PanelEmpty({ hint, act, to }: PanelEmptyProps) {
  const common = useTranslations('common');
  return (
    <EmptyState title={common('empty.title')} hint={hint} className="py-5">
      {act && to && (
        <ButtonLink look="outline" href={to}>
          {act}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
