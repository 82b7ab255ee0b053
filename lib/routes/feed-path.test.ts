import { FEED_FORMS, feedPath, readFeedPath, type FeedScope } from './feed-path';

const SCOPES: FeedScope[] = [
  { kind: 'articles' },
  { kind: 'flash' },
  { kind: 'flash', key: 'onchain' },
  { kind: 'section', key: 'industry' },
  { kind: 'label', id: 5 },
  { kind: 'author', id: 12 },
];

describe('the address of a feed', () => {
  it.each(SCOPES.flatMap((scope) => FEED_FORMS.map((form) => ({ scope, form }))))(
    'says what it holds ($scope, $form)',
    ({ scope, form }) => {
      const [, , language = '', file = ''] = feedPath('zh-Hant', scope, form).split('/');
      expect(readFeedPath(language, file)).toEqual({ locale: 'zh-Hant', scope, form });
    },
  );

  it.each([
    ['zh-Hant', 'articles.rss'],
    ['fr', 'articles.rss'],
    ['en', 'articles.xml'],
    ['en', 'articles-5.rss'],
    ['en', 'label.rss'],
    ['en', 'label-05.rss'],
    ['en', 'label-x.atom'],
    ['en', 'author-99999999999.atom'],
    ['en', 'section-.json'],
  ])('is none at %s/%s', (language, file) => {
    expect(readFeedPath(language, file)).toBeNull();
  });
});
