import { href } from '@/lib/routes/href';
import { callSite, expect, say, test } from './fixtures/site';

const locale = 'zh-Hans';

/** The structured data of a page's HTML, by its type. */
function structuredData(html: string): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const [, json = ''] of html.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  )) {
    const things = [JSON.parse(json)].flat() as Record<string, unknown>[];
    for (const thing of things) found.set(String(thing['@type']), thing);
  }
  return found;
}

test.describe('an agenda', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('shows the times of the place, and the reader’s own beside them', async ({ page }) => {
    await page.goto(href('polkadot2024_agenda', { locale: 'en' }));
    const slot = page.getByRole('listitem').filter({ hasText: 'Opening: can security be rented?' });
    await expect(slot.getByRole('time').first()).toHaveText('09:30');
    await expect(slot.getByText(/yours: .*21:30/)).toBeVisible();
  });

  test('leads to a speaker, and back to the session', async ({ page }) => {
    await page.goto(href('polkadot2024_agenda', { locale: 'en' }));
    await page.getByRole('link', { name: 'Nadia Okafor' }).first().click();
    await expect(page).toHaveURL(/\/en\/polkadot2024_speaker#nadia-okafor$/);
    const entry = page.locator('#nadia-okafor');
    await expect(entry.getByRole('heading')).toContainText('Nadia Okafor');
    await entry.getByRole('link', { name: 'How proposals fail' }).click();
    await expect(page).toHaveURL(/\/en\/polkadot2024_agenda#fail$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an agenda is whole, in the time of its place', async ({ page }) => {
    await page.goto(href('polkadot2024_agenda', { locale }));
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
    await expect(page.getByText('UTC+7').first()).toBeVisible();
  });

  test('a forum is one page, and its parts are places on it', async ({ page }) => {
    await page.goto(href('forum_2025', { locale }));
    const parts = page.getByRole('navigation', { name: 'CryptoFi 2025' });
    await parts.getByRole('link', { name: say(locale, 'microsites.part.speaker') }).click();
    await expect(page).toHaveURL(/#speaker$/);
    await expect(page.locator('#speaker')).toBeInViewport();
  });
});

test('the agenda is there as a calendar file', async ({ page, request }) => {
  await page.goto(href('polkadot2024_agenda', { locale: 'en' }));
  const link = page.getByRole('link', { name: say('en', 'microsites.act.calendar') });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  const text = await response.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(15);
  expect(text).toContain('DTSTART:20241109T023000Z');
  const unknown = await request.get('/api/microsites/no-such-site/en/agenda.ics');
  expect(unknown.status()).toBe(404);
});

test('an event is told to search engines in its own time', async ({ request }) => {
  const html = await (await request.get(href('polkadot2024', { locale }))).text();
  const data = structuredData(html);
  expect(data.get('Event')).toMatchObject({
    startDate: '2024-11-09T09:00:00+07:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: [{ address: { addressCountry: 'TH' } }],
  });
  expect(data.get('BreadcrumbList')).toBeDefined();
});

test('the series leads to each of its editions, and what is to come to its registration', async ({
  page,
  request,
}) => {
  const { list } = await callSite(request, 'micrositeList', { series: 'cryptofi' });
  await page.goto(href('CryptoFi', { locale }));
  for (const { name } of list) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  const next = list.filter(({ state }) => state === 'before').at(-1);
  await page.getByRole('link', { name: next!.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next!.name);
  const ways = new RegExp(
    `${say(locale, 'microsites.act.register')}|${say(locale, 'microsites.act.events')}`,
  );
  await expect(page.getByRole('link', { name: ways })).toBeVisible();
});

test('a ceremony leads from its nominees to its results', async ({ page, request }) => {
  const site = await callSite(request, 'ceremonyDetails', { key: 'hk_annualceremony' }, 'zh-Hant');
  expect(site.state).toBe('results');
  await page.goto(href('hk_annualceremony', { locale: 'zh-Hant' }));
  const toResults = say('zh-Hant', 'microsites.ceremony.toResults');
  await page.getByRole('link', { name: toResults, exact: true }).click();
  await expect(page).toHaveURL(/\/hk_annualceremony_result$/);
  for (const { name, nominees } of site.categories) {
    const award = page.getByRole('region', { name, exact: true });
    for (const winner of nominees.filter(({ is_winner }) => is_winner)) {
      await expect(award.getByText(winner.name, { exact: true }).first()).toBeVisible();
    }
    const votes = new Intl.NumberFormat('en').format(nominees[0]?.votes ?? 0);
    await expect(award.getByText(votes).first()).toBeVisible();
  }
});

test('no vote is taken from a visitor', async ({ request }) => {
  const data = { key: 'hk_annualceremony', category: 'guardian', nominee: 'drill-night' };
  const response = await request.post('/api/voteInCeremony', { data });
  expect(response.status()).toBe(401);
  expect(await response.json()).toMatchObject({ code: 10100 });
});

test('the atlas leads to the regions that have a page', async ({ page }) => {
  await page.goto(href('atlas', { locale }));
  const hongKong = page.getByRole('link', { name: '香港', exact: true }).last();
  await hongKong.click();
  await expect(page).toHaveURL(/\/hk$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page.getByText('第656章').first()).toBeVisible();
});

test('the English landing page shows stories in English alone', async ({ page }) => {
  await page.goto(href('en', { locale: 'en' }));
  const stories = page.getByRole('region', { name: say('en', 'regions.english.stories') });
  expect(await stories.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(3);
  await expect(stories.locator('h3[lang], h2[lang]')).toHaveCount(0);
});

test('the way home stands on every page without the site’s header', async ({ page }) => {
  for (const path of [
    href('polkadot2024', { locale }),
    href('polkadot2024', { locale: 'en' }),
    href('polkadot2024_speaker', { locale }),
    href('polkadot2024_agenda', { locale }),
    href('polkadot2024_partner', { locale }),
    href('forum_2025', { locale: 'en' }),
    href('CryptoFi', { locale }),
    href('hk_annualceremony', { locale: 'zh-Hant' }),
    href('hk_annualceremony_result', { locale: 'zh-Hant' }),
    href('usa', { locale: 'en' }),
    href('atlas', { locale }),
    href('en', { locale: 'en' }),
  ]) {
    await page.goto(path);
    const home = page.getByRole('navigation').first().locator('a[href]').first();
    await expect(home, path).toHaveAttribute('href', /^\/(?:zh-hant|en\/home)?$/);
  }
});
