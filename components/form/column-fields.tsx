import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  COLUMN_FREQUENCIES,
  COLUMN_TEXT_LIMITS as LIMITS,
  COLUMN_TOPICS,
  COLUMN_TOPICS_MAX,
  EMAIL_MAX,
  LINK_MAX,
} from '@/lib/contract/application-rules';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { CheckGroup, ConsentField, SelectField, TextField, TrapField } from './fields';

/** What an application for a column asks. */
export function ColumnFields({ form, locale }: { form: string; locale: Locale }) {
  const t = useTranslations('forms');
  const c = useTranslations('forms.column');
  const link = (to: 'fuwutiaokuan' | 'copyright') =>
    function DocumentLink(text: ReactNode) {
      return (
        <a href={href(to, { locale })} target="_blank" className="text-tide underline">
          {text}
        </a>
      );
    };
  return (
    <>
      <TextField
        form={form}
        name="pen_name"
        label={c('form.pen_name')}
        hint={c('form.pen_nameHint')}
        limits={LIMITS.pen_name}
        autoComplete="nickname"
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        limits={[3, EMAIL_MAX]}
        autoComplete="email"
      />
      <TextField
        form={form}
        name="column_title"
        label={c('form.column_title')}
        limits={LIMITS.column_title}
      />
      <SelectField
        form={form}
        name="frequency"
        label={c('form.frequency')}
        empty={c('form.choose')}
        choices={COLUMN_FREQUENCIES.map((value) => ({ value, text: c(`frequencies.${value}`) }))}
      />
      <CheckGroup
        form={form}
        name="topics"
        label={c('form.topics')}
        hint={c('form.topicsHint')}
        choices={COLUMN_TOPICS.map((value) => ({ value, text: c(`topics.${value}`) }))}
        max={COLUMN_TOPICS_MAX}
        isWide
      />
      <TextField
        form={form}
        name="column_intro"
        label={c('form.column_intro')}
        hint={c('form.column_introHint')}
        limits={LIMITS.column_intro}
        rows="prose"
        isWide
      />
      <TextField
        form={form}
        name="about"
        label={c('form.about')}
        hint={c('form.aboutHint')}
        limits={LIMITS.about}
        rows="prose"
        isWide
      />
      <TextField
        form={form}
        name="links"
        label={c('form.links')}
        hint={c('form.linksHint')}
        limits={[1, LINK_MAX]}
        rows="addresses"
        isWide
      />
      <ConsentField form={form} name="agreed">
        {c.rich('form.agreed', { terms: link('fuwutiaokuan'), copyright: link('copyright') })}
      </ConsentField>
      <TrapField form={form} />
    </>
  );
}
