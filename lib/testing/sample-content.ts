import type { Newsroom, PreparedArticle } from '../contract/importing';

/** A small newsroom for tests: one of each thing, two sections, some articles and flashes. */
export function sampleNewsroom(now: Date): Newsroom {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  return {
    settings: {
      app: {
        privacyPolicyUrl: '/mianzeshengming',
        termsUrl: '/fuwutiaokuan',
        brand: { name: text('链潮'), slogan: text('看清潮水'), description: text('新闻') },
        app: {
          scheme: 'chaintide',
          iosUrl: '/download',
          androidUrl: '/download',
          packageUrl: '/download',
        },
        socials: [],
      },
      cooperation: {
        services: [
          {
            key: 'coverage',
            name: text('报道'),
            summary: text('说明'),
            includes: [text('一篇')],
            leadTime: text('两周'),
          },
        ],
        figures: [],
        areFiguresSample: true,
        boilerplate: text('介绍'),
        assets: [],
      },
    },
    sections: ['industry', 'policy'].map((key) => ({
      key,
      name: text(key === 'industry' ? '产业' : '政策'),
      description: text('说明'),
      routeId: 'home_chanye',
      hue: 190,
    })),
    authors: [
      { key: 'author', nickname: text('作者（示例）'), bio: text('简介'), avatar: '', level: 4 },
    ],
    labels: [{ key: 'bitcoin', name: text('比特币', 'Bitcoin'), description: text('说明') }],
    columns: [
      { key: 'column', author: 'author', title: text('专栏'), intro: text('导语'), cover: '' },
    ],
    events: [
      {
        key: 'event',
        title: text('示例：活动'),
        summary: text('说明'),
        city: text('香港', 'Hong Kong'),
        startsAt: at(60),
        endsAt: at(180),
        timeZone: 'Asia/Hong_Kong',
        isOnline: false,
        isFree: true,
        poster: '',
        organiser: 'author',
      },
    ],
    tools: [],
    flashes: Array.from({ length: 8 }, (_, place) => ({
      key: `flash-${place}`,
      category: place % 2 === 0 ? ('original' as const) : ('policy' as const),
      isImportant: place === 0,
      publishedAt: at(-place * 10 - 1),
      sourceName: null,
      sourceUrl: null,
      editions: [
        {
          locale: 'zh-Hans' as const,
          title: `快讯${place}`,
          content: '发生了一件事',
          isDerived: false,
        },
        {
          locale: 'zh-Hant' as const,
          title: `快訊${place}`,
          content: '發生了一件事',
          isDerived: true,
        },
      ],
    })),
    hotWords: [text('以太坊')],
    banners: [],
    documents: [
      {
        key: 'aboutus',
        title: text('关于我们', 'About us'),
        lead: text('导语'),
        version: '1.0',
        effectiveAt: at(-60),
        sections: [
          { key: 'who', title: text('我们是谁', 'Who we are'), body: text('<p>正文</p>') },
        ],
      },
    ],
    notices: Array.from({ length: 3 }, (_, place) => ({
      key: `notice-${place}`,
      kind: 'rules' as const,
      isPinned: place === 2,
      publishedAt: at(-place * 60 - 1),
      title: text(`公告${place}`, `Notice ${place}`),
      summary: text('摘要'),
      body: text('<p>正文</p>'),
    })),
    communityPlaces: [
      {
        key: 'channel',
        platform: 'telegram',
        form: 'channel',
        name: text('频道（示例）'),
        description: text('说明'),
        note: text('中文'),
        url: 'https://example.org/channel',
        hasCode: false,
      },
    ],
    pictures: [],
  };
}

/** An article as an import would bring it, in simplified, traditional and, when named, English. */
export function sampleArticle(
  key: string,
  changes: Partial<PreparedArticle> & { titleEn?: string } = {},
): PreparedArticle {
  const { titleEn, ...rest } = changes;
  const edition = (locale: 'zh-Hans' | 'zh-Hant' | 'en', title: string) => ({
    locale,
    title,
    summary: '',
    bodyHtml: `<p>${title}</p>`,
    isDerived: locale === 'zh-Hant',
    readingMinutes: 1,
  });
  return {
    sourceKey: `test:${key}`,
    sourceName: null,
    sourceUrl: null,
    originalLocale: 'zh-Hans',
    publishedAt: '2026-10-01T08:00:00.000Z',
    section: 'industry',
    labels: [{ key: 'bitcoin', name: text('比特币', 'Bitcoin') }],
    author: { key: 'author', nickname: text('作者（示例）') },
    cover: '',
    views: 0,
    editions: [
      edition('zh-Hans', `发展${key}`),
      edition('zh-Hant', `發展${key}`),
      ...(titleEn ? [edition('en', titleEn)] : []),
    ],
    pictures: [],
    digest: `digest-${key}`,
    ...rest,
  };
}

function text(zh: string, en?: string) {
  return { 'zh-Hans': zh, 'zh-Hant': zh, ...(en ? { en } : {}) };
}
