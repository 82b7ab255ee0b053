import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ColumnView } from '@/components/screens/column-view';
import { articleListData } from '@/lib/api/list-data';
import { profileData } from '@/lib/api/news-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList } from '@/lib/api/reads';
import { readColumn, readWeekAuthors } from '@/lib/api/reads-columns';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../../page-frame';

export interface ColumnProps {
  params: Promise<{ locale: string; id: string; page?: string }>;
}

async function load({ params }: ColumnProps) {
  const { locale: tag, id: text, page: pageText = '1' } = await params;
  const locale = localeOf(tag);
  const id = numberOf(text);
  const page = numberOf(pageText);
  const column = await readColumn(id, locale);
  if (!column.found) notFound();
  return { locale, id, page, column: column.data };
}

export async function columnMetadata(props: ColumnProps): Promise<Metadata> {
  const { locale, id, page, column } = await load(props);
  return pageMetadata({
    routeId: 'zl_list',
    locale,
    param: id,
    page,
    title: column.title,
    description: column.intro || undefined,
    isIndexed: column.article_count > 0,
    feed: { scope: { kind: 'author', id: column.author.id }, title: column.title },
  });
}

export async function ColumnScreen(props: ColumnProps) {
  const { locale, id, page, column } = await load(props);
  const list = await readArticleList({ author_id: column.author.id, page }, locale);
  if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
  const authors = await readWeekAuthors(locale);
  return (
    <PageFrame
      locale={locale}
      routeId="zl_list"
      param={id}
      page={page}
      name={column.title}
      data={[
        ...(page === 1
          ? [
              profileData({
                name: column.author.nickname,
                description: column.author_bio,
                url: href('author', { locale, param: column.author.id }),
                image: column.author.avatar_img,
                locale,
                articleCount: column.article_count,
              }),
            ]
          : []),
        ...articleListData(list.data.list, page),
      ]}
    >
      <ColumnView
        locale={locale}
        column={column}
        page={list.data}
        authors={authors.found ? authors.data.hotLists : []}
      />
    </PageFrame>
  );
}
