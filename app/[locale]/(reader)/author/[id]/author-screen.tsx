import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { AuthorView } from '@/components/screens/author-view';
import { articleListData } from '@/lib/api/list-data';
import { profileData } from '@/lib/api/news-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList, readAuthor } from '@/lib/api/reads';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../../page-frame';
import { readRails } from '../../rails';

export interface AuthorProps {
  params: Promise<{ locale: string; id: string; page?: string }>;
}

async function load({ params }: AuthorProps) {
  const { locale: tag, id: text, page: pageText = '1' } = await params;
  const locale = localeOf(tag);
  const id = numberOf(text);
  const page = numberOf(pageText);
  const author = await readAuthor(id, locale);
  if (!author.found) notFound();
  return { locale, id, page, author: author.data };
}

export async function authorMetadata(props: AuthorProps): Promise<Metadata> {
  const { locale, id, page, author } = await load(props);
  return pageMetadata({
    routeId: 'author',
    locale,
    param: id,
    page,
    title: author.nickname,
    description: author.bio || undefined,
    isIndexed: author.article_count > 0,
    feed: { scope: { kind: 'author', id }, title: author.nickname },
  });
}

export async function AuthorScreen(props: AuthorProps) {
  const { locale, id, page, author } = await load(props);
  const list = await readArticleList({ author_id: id, page }, locale);
  if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
  const { hot } = await readRails(locale);
  return (
    <PageFrame
      locale={locale}
      routeId="author"
      param={id}
      page={page}
      name={author.nickname}
      data={[
        ...(page === 1
          ? [
              profileData({
                name: author.nickname,
                description: author.bio,
                url: href('author', { locale, param: id }),
                image: author.avatar_img,
                locale,
                articleCount: author.article_count,
              }),
            ]
          : []),
        ...articleListData(list.data.list, page),
      ]}
    >
      <AuthorView locale={locale} author={author} page={list.data} hot={hot} />
    </PageFrame>
  );
}
