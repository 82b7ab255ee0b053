import { useTranslations } from '@/components/ui/words';
import { HotAuthors } from '@/components/column/hot-authors';
import { authorTarget, FollowButton } from '@/components/social/follow-button';
import { Panel } from '@/components/ui/panel';
import type { HotAuthor } from '@/lib/contract/columns';
import { HOME_PANEL_SIZE } from '@/lib/contract/constants';
import { href } from '@/lib/routes/href';
import type { WidgetProps } from './widget-panels';

/** The hot author list (spec section 2): who was read most this week. */
export function HotAuthorsPanel({ id, locale, items, className }: WidgetProps<HotAuthor>) {
  const t = useTranslations('columns');
  const more = { href: href('home_zl', { locale }), text: useTranslations('common')('more') };
  return (
    <Panel id={id} title={t('weekAuthors')} more={more} className={className}>
      <HotAuthors
        items={items.slice(0, HOME_PANEL_SIZE)}
        locale={locale}
        actionOf={(author) => (
          <FollowButton target={authorTarget(author)} className="relative z-1" />
        )}
      />
    </Panel>
  );
}
