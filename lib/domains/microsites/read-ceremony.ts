import type { ArticleItem } from '../../contract/articles';
import { CodedError } from '../../contract/error-codes';
import { micrositeDocument, type CeremonyDocument } from '../../contract/microsite-documents';
import type { AwardCategory, Ceremony } from '../../contract/microsites';
import { pickText } from '../../i18n/pick-text';
import { listArticlesById } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { countAwards } from './count-awards';
import { pickStories } from './pick-stories';
import { presentPlace } from './present';
import { listCards } from './read-gatherings';
import { articleIdsBySource, countVotes, findDocument } from './repository';
import { ceremonyState } from './site-states';

/** One ceremony with its categories; single counts only once results are out. @throws CodedError notFound */
export async function getCeremony(ctx: DomainContext, key: string): Promise<Ceremony> {
  const { locale } = ctx;
  const site = await getCeremonyDocument(ctx, key);
  const categories = await presentCategories(ctx, site);
  return {
    key: site.key,
    route_id: site.routeId,
    result_route_id: site.resultRouteId,
    name: pickText(site.name, locale),
    tagline: pickText(site.tagline, locale),
    edition: pickText(site.edition, locale),
    intro: pickText(site.intro, locale),
    is_sample: site.isSample,
    motif: site.motif,
    state: ceremonyState(site, ctx.now),
    start_time: site.startsAt,
    end_time: site.endsAt,
    time_zone: site.timeZone,
    place: presentPlace(site.place, locale),
    voting_from: site.votingFrom,
    voting_until: site.votingUntil,
    results_time: site.resultsAt,
    rules: site.rules.map((rule) => pickText(rule, locale)),
    total_votes: categories.reduce((sum, category) => sum + category.total_votes, 0),
    categories,
    stories: await pickStories(ctx, site.stories),
    related: await listCards(ctx, site.related),
  };
}

/** The stored document of a ceremony. @throws CodedError notFound */
export async function getCeremonyDocument(
  ctx: DomainContext,
  key: string,
): Promise<CeremonyDocument> {
  const site = micrositeDocument.optional().parse(await findDocument(ctx.db, key));
  if (site?.kind !== 'ceremony') throw new CodedError('notFound');
  return site;
}

async function presentCategories(
  ctx: DomainContext,
  site: CeremonyDocument,
): Promise<AwardCategory[]> {
  const { locale } = ctx;
  const given = await countVotes(ctx.db, site.key);
  const state = ceremonyState(site, ctx.now);
  const live = await liveArticles(ctx, site);
  return site.categories.map((category) => {
    const { totalVotes, nominees } = countAwards(category, given, state);
    return {
      key: category.key,
      name: pickText(category.name, locale),
      about: pickText(category.about, locale),
      total_votes: totalVotes,
      nominees: nominees.map(({ nominee, votes, share, isWinner }) => ({
        key: nominee.key,
        name: pickText(nominee.name, locale),
        about: pickText(nominee.about, locale),
        ...presentArticle(nominee.article === null ? undefined : live.get(nominee.article)),
        votes,
        share,
        is_winner: isWinner,
      })),
    };
  });
}

function presentArticle(article: ArticleItem | undefined) {
  return { article_id: article?.id ?? null, article_lang: article?.lang ?? null };
}

/** Source key to the nominated articles that can be read. */
async function liveArticles(
  ctx: DomainContext,
  site: CeremonyDocument,
): Promise<Map<string, ArticleItem>> {
  const keys = site.categories.flatMap(({ nominees }) =>
    nominees.flatMap(({ article }) => article ?? []),
  );
  const ids = await articleIdsBySource(ctx.db, keys);
  const readable = await listArticlesById(ctx, [...ids.values()]);
  const byId = new Map(readable.map((article) => [article.id, article]));
  return new Map(
    [...ids].flatMap(([key, id]): [string, ArticleItem][] => {
      const article = byId.get(id);
      return article ? [[key, article]] : [];
    }),
  );
}
