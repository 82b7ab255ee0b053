import { jsonLdText } from '@/components/ui/json-ld';
import type { ArticleDetails } from '../contract/articles';
import type { FlashDetails } from '../contract/flash';
import { checkStructuredData } from '../testing/structured-data-rules';
import { articleListData } from './list-data';
import {
  articleData,
  changedTime,
  flashData,
  liveBlogData,
  newsroomData,
  profileData,
  webSiteData,
} from './news-data';
import { breadcrumbData } from './structured-data';

const newsroom = {
  brand: { name: '链潮', slogan: '看清潮水', description: '新闻' },
  socials: [
    { key: 'x', name: 'X', url: 'https://x.com/example' },
    { key: 'wechat', name: '微信', url: '/home_shequn' },
  ],
  contact_email: 'desk@example.org',
};
const images = ['16x9', '4x3', '1x1'].map((shape) => `https://example.org/og/${shape}.jpg`);

const article: ArticleDetails = {
  id: 7,
  title: '以太坊 </script><b>Blob</b> 十八天',
  summary: '费用市场',
  pic: '',
  release_time: '2026-11-01T20:30:00.000Z',
  author: { id: 3, nickname: '作者', avatar_img: '', is_sample: false },
  section: { id: 1, key: 'industry', name: '产业', route_id: 'home_chanye', hue: 190 },
  lang: 'zh-Hans',
  views: 0,
  reading_minutes: 1,
  is_sponsored: false,
  deck: '费用市场',
  body_html: '<p>The body that is in the page already.</p>',
  editions: ['zh-Hans', 'zh-Hant'],
  original_lang: 'zh-Hans',
  updated_time: null,
  labels: [{ id: 5, key: 'ethereum', name: '以太坊' }],
  source: null,
  sponsor: '',
  corrections: [],
};

const flash: FlashDetails = {
  id: 9,
  title: '快讯',
  content: '发生了一件事',
  category: 'policy',
  is_important: false,
  release_time: '2026-11-01T01:00:00.000Z',
  updated_time: '2026-11-01T02:00:00.000Z',
  source: { name: '公告', url: 'https://example.org/notice' },
  lang: 'zh-Hans',
  editions: ['zh-Hans', 'zh-Hant'],
};

function told(data: Parameters<typeof jsonLdText>[0]) {
  const json = jsonLdText(data);
  return { json, types: checkStructuredData(json) };
}

describe('an article told to search engines', () => {
  it('has all that they ask for, at the site’s own offset, and not its text again', () => {
    const data = articleData(article, { locale: 'zh-Hans', newsroom, images });
    const { json, types } = told(data);
    expect(types).toEqual(['NewsArticle']);
    expect(data).toMatchObject({
      datePublished: '2026-11-02T04:30:00+08:00',
      keywords: ['以太坊'],
      author: [{ name: '作者', url: expect.stringMatching(/\/author\/3$/) as string }],
    });
    expect(data).not.toHaveProperty('dateModified');
    expect(json).not.toContain('The body');
    expect(json).not.toContain('</script');
  });

  it('is modified by a change of its text and by a correction, whichever was later', () => {
    const corrections = [{ text: '数字有误', time: '2026-11-03T00:00:00.000Z' }];
    const data = articleData(
      { ...article, updated_time: '2026-11-02T00:00:00.000Z', corrections },
      { locale: 'zh-Hans', newsroom, images },
    );
    told(data);
    expect(data).toMatchObject({
      dateModified: '2026-11-03T08:00:00+08:00',
      correction: [{ text: '数字有误', datePublished: '2026-11-03T08:00:00+08:00' }],
    });
    expect(changedTime(article)).toBeNull();
  });

  it('stands at the address of the edition that is shown', () => {
    const data = articleData(article, { locale: 'en', newsroom, images });
    expect(data).toMatchObject({
      url: expect.stringMatching(/[^n]\/gw_detail\/7$/) as string,
      inLanguage: 'zh-Hans',
    });
    const own = articleData(
      { ...article, lang: 'zh-Hant' },
      { locale: 'zh-Hant', newsroom, images },
    );
    expect(own).toMatchObject({ url: expect.stringMatching(/\/zh-hant\/gw_detail\/7$/) as string });
  });

  it('has a headline of no more than 110 letters', () => {
    const long = { ...article, title: '潮'.repeat(140) };
    told(articleData(long, { locale: 'zh-Hans', newsroom, images }));
  });
});

describe('flash news told to search engines', () => {
  it('is an article of the newsroom', () => {
    const data = flashData(flash, { locale: 'zh-Hant', newsroom, images, kind: '政策' });
    expect(told(data).types).toEqual(['NewsArticle']);
    expect(data).toMatchObject({
      author: [{ '@type': 'Organization', name: '链潮' }],
      dateModified: '2026-11-01T10:00:00+08:00',
      isBasedOn: 'https://example.org/notice',
    });
  });

  it('is a live report of its day', () => {
    const day = { day: '2026-11-01', items: [flash, { ...flash, id: 8 }] };
    const page = { locale: 'en' as const, newsroom, title: 'Flash', url: '/en/home_kuaixun' };
    const data = liveBlogData(day, { ...page, image: images[0] ?? '' });
    if (!data) throw new Error('There is no live report.');
    expect(told(data).types).toEqual(['LiveBlogPosting']);
    expect(data).toMatchObject({
      coverageStartTime: '2026-11-01T00:00:00+08:00',
      liveBlogUpdate: [{ url: expect.stringMatching(/[^n]\/kuaixun_wz\/9$/) as string }, {}],
    });
    expect(liveBlogData({ day: '2026-11-01', items: [] }, { ...page, image: '' })).toBeUndefined();
  });
});

describe('the site told to search engines', () => {
  it('names itself, its newsroom and where else that is', () => {
    const data = newsroomData(newsroom, 'zh-Hans');
    expect(told([webSiteData(newsroom, 'zh-Hans'), data]).types).toEqual([
      'WebSite',
      'NewsMediaOrganization',
    ]);
    expect(data).toMatchObject({ sameAs: ['https://x.com/example'] });
  });

  it('shows who writes, what a list leads to and the way back home', () => {
    const person = { name: '作者', description: '', url: '/author/3', image: '', articleCount: 2 };
    const items = [
      { id: 1, title: '一', lang: 'zh-Hans' as const },
      { id: 2, title: 'Two', lang: 'en' as const },
    ];
    const list = articleListData(items, 2);
    expect(list).toMatchObject([
      {
        itemListElement: [
          { position: 26, url: expect.stringMatching(/[^n]\/gw_detail\/1$/) as string },
          { position: 27, url: expect.stringMatching(/\/en\/gw_detail\/2$/) as string },
        ],
      },
    ]);
    expect(articleListData([])).toEqual([]);
    const crumbs = breadcrumbData(
      { routeId: 'gw_dex', locale: 'en', path: '/en/gw_dex/5' },
      (id) => id,
      'Ethereum',
    );
    expect(crumbs).toMatchObject({
      itemListElement: [
        { name: 'home' },
        { name: 'gw_dex', item: expect.stringMatching(/\/en\/gw_dex$/) as string },
        { name: 'Ethereum', item: expect.stringMatching(/\/en\/gw_dex\/5$/) as string },
      ],
    });
    told([profileData({ ...person, locale: 'en' }), ...list, crumbs]);
  });
});
