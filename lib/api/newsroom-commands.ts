import { z } from 'zod';
import { staffAccount } from '../contract/accounts';
import { archivedArticle } from '../contract/archive';
import { archivedRecord } from '../contract/archived-content';
import { applicationDecision } from '../contract/applications';
import { coverageLinks } from '../contract/coverage';
import { curatedPlaces, newsroom, preparedArticle } from '../contract/importing';
import { learningSet } from '../contract/importing-learning';
import { calendarSet, issueSet } from '../contract/importing-reading';
import { micrositeSet } from '../contract/microsite-documents';
import { installNewsroom, installPlaces } from '../domains/curation/public';
import { saveStaffAccount } from '../domains/accounts/public';
import { decideApplication } from '../domains/applications/public';
import { importRecords } from '../domains/archived-content/public';
import { importArchived, importArticles } from '../domains/articles/public';
import { saveDates } from '../domains/calendar/public';
import { loadWords } from '../domains/conversion/public';
import { saveCoverage } from '../domains/coverage/public';
import { saveIssues } from '../domains/issues/public';
import { saveLearning } from '../domains/learning/public';
import { marketSet, saveMarket } from '../domains/market/public';
import { saveMicrosites } from '../domains/microsites/public';
import { listSectionRows } from '../domains/taxonomy/public';
import { checkToolLinks } from '../domains/tools/public';
import type { CallContext } from '../domains/domain-context';
import type { Database } from '../db/client';
import { runInContext } from './execute';

/** One thing that the newsroom's own commands may ask for. */
interface Command<Input extends z.ZodType, Result> {
  input: Input;
  run(ctx: CallContext, input: z.output<Input>): Promise<Result>;
}

function defineCommand<Input extends z.ZodType, Result>(
  command: Command<Input, Result>,
): Command<Input, Result> {
  return command;
}

/**
 * What `npm run import`, `seed` and `user` do to the database, wherever the
 * database is open: in the command's own process, or in the running server's,
 * which takes them over its control socket alone, never over the network.
 */
export const NEWSROOM_COMMANDS = {
  listSections: defineCommand({
    input: z.object({}),
    run: async (ctx) => {
      const rows = await listSectionRows(ctx.db);
      return rows.map((row) => ({ key: row.key, names: Object.values(row.name) }));
    },
  }),
  /** The desk's words for traditional text, by which a command derives what it brings. */
  loadWords: defineCommand({
    input: z.object({}),
    run: (ctx) => loadWords(ctx.db),
  }),
  importArticles: defineCommand({
    input: z.object({ articles: z.array(preparedArticle) }),
    run: (ctx, input) => importArticles({ ctx, input }),
  }),
  importArchived: defineCommand({
    input: z.object({ articles: z.array(archivedArticle) }),
    run: (ctx, input) => importArchived({ ctx, input }),
  }),
  importRecords: defineCommand({
    input: z.object({ records: z.array(archivedRecord) }),
    run: (ctx, input) => importRecords({ ctx, input }),
  }),
  installNewsroom: defineCommand({
    input: newsroom,
    run: (ctx, input) => installNewsroom({ ctx, input }),
  }),
  installPlaces: defineCommand({
    input: curatedPlaces,
    run: (ctx, input) => installPlaces({ ctx, input }),
  }),
  decideApplication: defineCommand({
    input: applicationDecision,
    run: (ctx, input) => decideApplication({ ctx, input }),
  }),
  saveIssues: defineCommand({
    input: issueSet,
    run: (ctx, input) => saveIssues({ ctx, input }),
  }),
  saveDates: defineCommand({
    input: calendarSet,
    run: (ctx, input) => saveDates({ ctx, input }),
  }),
  saveCoverage: defineCommand({
    input: coverageLinks,
    run: (ctx, input) => saveCoverage({ ctx, input }),
  }),
  saveLearning: defineCommand({
    input: learningSet,
    run: (ctx, input) => saveLearning({ ctx, input }),
  }),
  saveMarket: defineCommand({
    input: marketSet,
    run: (ctx, input) => saveMarket({ ctx, input }),
  }),
  saveMicrosites: defineCommand({
    input: micrositeSet,
    run: (ctx, input) => saveMicrosites({ ctx, input }),
  }),
  checkToolLinks: defineCommand({
    input: z.object({}),
    run: (ctx) => checkToolLinks({ ctx }),
  }),
  saveStaffAccount: defineCommand({
    input: staffAccount,
    run: (ctx, input) => saveStaffAccount({ ctx, input }),
  }),
};

export type CommandName = keyof typeof NEWSROOM_COMMANDS;
export type CommandInput<N extends CommandName> = z.input<(typeof NEWSROOM_COMMANDS)[N]['input']>;
export type CommandResult<N extends CommandName> = Awaited<
  ReturnType<(typeof NEWSROOM_COMMANDS)[N]['run']>
>;

/**
 * Runs one command as the newsroom itself; what it changed is fresh on the
 * pages when it resolves.
 * @throws ZodError for input that is not the command's.
 */
export async function runCommand<N extends CommandName>(
  name: N,
  rawInput: unknown,
  db?: Database,
): Promise<CommandResult<N>> {
  const { input, run } = NEWSROOM_COMMANDS[name] as unknown as Command<z.ZodType, unknown>;
  const result = await runInContext(
    { locale: 'zh-Hans', actor: { kind: 'system' }, ...(db ? { db } : {}) },
    (ctx) => run(ctx, input.parse(rawInput)),
  );
  return result as CommandResult<N>;
}
