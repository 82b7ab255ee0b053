import path from 'node:path';
import { seedLabels } from '../labels';
import { readSeedArticles } from '../../read-articles';
import { siteDocuments } from '../../site-documents';
import { forumEvents } from './forum-events';

const NOW = new Date('2026-11-28T04:00:00.000Z');
const sites = siteDocuments(NOW);
const gatherings = sites.flatMap((site) =>
  site.kind === 'summit' || site.kind === 'forum' ? [site] : [],
);
const regions = sites.flatMap((site) => (site.kind === 'region' ? [site] : []));

describe('the sample sites', () => {
  it('have keys of their own and lead to sites that are there', () => {
    const keys = sites.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const lost = sites.flatMap(({ related }) => related).filter((key) => !keys.includes(key));
    expect(lost).toEqual([]);
  });

  it('name only articles and labels that the newsroom has', () => {
    const folder = path.join(process.cwd(), 'scripts', 'seed', 'articles');
    const articles = new Set(readSeedArticles(folder).map(({ key }) => `sample:${key}`));
    const nominated = sites.flatMap((site) =>
      site.kind === 'ceremony'
        ? site.categories.flatMap(({ nominees }) =>
            nominees.flatMap(({ article }) => article ?? []),
          )
        : [],
    );
    const named = [...sites.flatMap(({ stories }) => stories.articles), ...nominated];
    expect(named.filter((key) => !articles.has(key))).toEqual([]);
    const labels = new Set<string>(seedLabels.map(({ key }) => key));
    expect(
      sites.flatMap(({ stories }) => stories.labels).filter((key) => !labels.has(key)),
    ).toEqual([]);
  });

  it('say that invented gatherings are samples', () => {
    for (const { isSample, about } of gatherings) {
      expect(isSample).toBe(true);
      expect(JSON.stringify(about)).toContain('示例');
    }
  });

  it('let every speaker speak, in one room at a time', () => {
    for (const { key, speakers, sessions } of gatherings) {
      for (const speaker of speakers) {
        const own = sessions.filter((session) => session.speakers.includes(speaker.key));
        expect([key, speaker.key, own.length > 0]).toEqual([key, speaker.key, true]);
        own.sort((left, right) => left.startsAt.localeCompare(right.startsAt));
        own.slice(1).forEach((next, at) => {
          expect([key, speaker.key, next.startsAt >= own[at]!.endsAt]).toEqual([
            key,
            speaker.key,
            true,
          ]);
        });
      }
    }
  });

  it('count their speakers and sessions as their facts say', () => {
    for (const { key, facts, speakers, sessions } of gatherings) {
      const factOf = (label: string) =>
        facts.find((fact) => fact.label['zh-Hans'] === label)?.value;
      const talks = sessions.filter(({ form }) => form !== 'break');
      expect([key, factOf('位讲者')]).toEqual([key, String(speakers.length)]);
      expect([key, factOf('场议题')]).toEqual([key, String(talks.length)]);
    }
  });

  it('have a forum that is still to come and a ceremony whose results are out', () => {
    expect(gatherings.some(({ startsAt }) => new Date(startsAt) > NOW)).toBe(true);
    const [ceremony] = sites.flatMap((site) => (site.kind === 'ceremony' ? [site] : []));
    expect(new Date(ceremony!.resultsAt) < NOW).toBe(true);
  });

  it('sell tickets only where there is an event at the same time', () => {
    for (const { ticketEvent, startsAt } of gatherings.filter(
      (site) => site.ticketEvent !== null,
    )) {
      const event = forumEvents(NOW).find(({ key }) => key === ticketEvent);
      expect(event && NOW.getTime() + event.startsInMinutes * 60_000).toBe(Date.parse(startsAt));
    }
  });

  it('tell of no rule that is still to come, each with its source', () => {
    for (const { milestones } of regions) {
      for (const { date, source } of milestones) {
        expect(new Date(date) < NOW).toBe(true);
        expect(source.name['zh-Hans']).not.toBe('');
      }
    }
  });
});
