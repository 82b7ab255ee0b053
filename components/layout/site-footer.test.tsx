import { renderToStaticMarkup } from 'react-dom/server';
import type { AppConfig } from '@/lib/contract/app-config';
import { languagePaths } from '@/lib/routes/switch-locale';
import { SiteFooter } from './site-footer';

jest.mock('next-intl', () => ({ useTranslations: () => (key: string) => key }));

const markup = (locale: 'en' | 'zh-Hans') => {
  const config = {
    brand: { name: 'ChainTide', slogan: '', description: '' },
    socials: [],
    term_of_service: { value: '' },
    privacy_policy: { value: '' },
  } as unknown as AppConfig;
  return renderToStaticMarkup(
    <SiteFooter locale={locale} paths={languagePaths('/home')} config={config} />,
  );
};

it('leads to the English front page where English is read, and only there', () => {
  expect(markup('en')).toMatch(/href="\/en"[^>]*>en</);
  expect(markup('zh-Hans')).not.toMatch(/href="\/en"[^>]*>en</);
});

it('parts its sentences by a blank in English alone', () => {
  expect(markup('en')).toContain('times risk');
  expect(markup('zh-Hans')).toContain('timesrisk');
});
