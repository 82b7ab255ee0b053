import { renderToStaticMarkup } from 'react-dom/server';
import { SiteBrand } from './site-brand';

jest.mock('next-intl', () => ({ useTranslations: () => (key: string) => `${key} label` }));

it('shows the mark without a picture that would stand before the hero, and keeps its name', () => {
  const brand = { name: 'ChainTide', slogan: '', description: '' };
  const markup = renderToStaticMarkup(<SiteBrand locale="en" brand={brand} />);
  expect(markup).not.toContain('<img');
  expect(markup).toContain('/brand/logo.svg');
  expect(markup).toContain('aria-label="home label"');
});
