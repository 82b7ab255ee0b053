import { useTranslations } from 'next-intl';
import { ContentDesk } from '@/components/desk/content/content-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import { COMMUNITY_FORMS } from '@/lib/contract/community';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/content: what the newsroom keeps besides articles and flashes. */
export function DeskContentView({ locale }: { locale: Locale }) {
  const tools = usePlainWords('tools', 'category');
  const chains = usePlainWords('tools', 'chain');
  const risk = usePlainWords('tools', 'risk');
  const platform = usePlainWords('community', 'platforms');
  const sessionForms = usePlainWords('microsites', 'form');
  const tiers = usePlainWords('microsites', 'tier');
  const forms = useTranslations('community.forms');
  const own = usePlainWords('desk', 'content');
  const form = Object.fromEntries(COMMUNITY_FORMS.map((each) => [each, forms(`${each}.title`)]));
  const choices = {
    session_form: sessionForms,
    tier: tiers,
    issue_kind: own.issueKinds,
    date_kind: usePlainWords('calendar', 'kind'),
    category: tools,
    chains,
    risk,
    platform,
    form,
    kind: own.noticeKinds,
  };
  return (
    <DeskFrame page="desk_content" locale={locale}>
      <ContentDesk words={{ ...own, choices }} />
    </DeskFrame>
  );
}
