import { renderToStaticMarkup } from 'react-dom/server';
import type { AppConfig } from '@/lib/contract/app-config';
import { languagePaths } from '@/lib/routes/switch-locale';
import { SiteFooter } from './site-footer';

jest.mock('next-intl', () => ({ useTranslations: () => (key: string) => key }));

it('leads to the English front page where English is read, and only there', () => {
  const config = {
    brand: { name: 'ChainTide', slogan: '', description: '' },
    socials: [],
    term_of_service: { value: '' },
    privacy_policy: { value: '' },
  } as unknown as AppConfig;
  const markup = (locale: 'en' | 'zh-Hans') =>
    renderToStaticMarkup(
      <SiteFooter locale={locale} paths={languagePaths('/home')} config={config} />,
    );
  expect(markup('en')).toMatch(/href="\/en"[^>]*>en</);
  expect(markup('zh-Hans')).not.toMatch(/href="\/en"[^>]*>en</);
});
