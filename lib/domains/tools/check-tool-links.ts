import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { probeAddress } from '../importing/public';
import { afterLook, outcomeOfStatus, type LinkOutcome } from './link-state';
import { listToolRows, updateLinkFacts, type ToolRow } from './repository';

/** Addresses asked at a time: quick enough for hundreds, and no burden to anybody. */
const AT_A_TIME = 6;
/** So few may well be down together. */
const FEW = 5;

/** Tells the HTTP status at an address; throws where nothing answers. */
export type Probe = (address: string) => Promise<number>;

/**
 * Asks every tool's address and writes down whether it answers.
 * @param probe how to ask; over the network, to public addresses alone, where left out.
 * @param signal ends the round where it is, with nothing written.
 * @returns how many were asked and how many of them are dead now.
 * @throws CodedError notPermitted for anyone but the product's own commands and jobs.
 * @throws Error when nothing answers at all: then it is we who are cut off.
 */
export async function checkToolLinks({
  ctx,
  probe = (address) => probeAddress(address, false),
  signal,
}: {
  ctx: DomainContext;
  probe?: Probe;
  signal?: AbortSignal;
}): Promise<{ checked: number; dead: number }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const looks = await lookAtAll(await listToolRows(ctx.db), probe, signal);
  if (looks.length === 0) return { checked: 0, dead: 0 };
  if (looks.length >= FEW && looks.every(({ outcome }) => outcome !== 'answers')) {
    throw new Error(`None of ${looks.length} tools answers; is this machine on the network?`);
  }
  const known = looks.map(({ tool, outcome }) => ({
    id: tool.id,
    facts: afterLook(tool, outcome, ctx.now),
  }));
  await ctx.db.transaction(async (tx) => {
    for (const { id, facts } of known) await updateLinkFacts(tx as Database, id, facts);
  });
  ctx.changed(TAGS.tools);
  const dead = known.filter(({ facts }) => facts.linkState === 'dead').length;
  return { checked: known.length, dead };
}

async function lookAtAll(
  tools: readonly ToolRow[],
  probe: Probe,
  signal: AbortSignal | undefined,
): Promise<{ tool: ToolRow; outcome: LinkOutcome }[]> {
  const waiting = [...tools];
  const looks: { tool: ToolRow; outcome: LinkOutcome }[] = [];
  const work = async () => {
    for (let tool = waiting.shift(); tool; tool = waiting.shift()) {
      signal?.throwIfAborted();
      looks.push({ tool, outcome: await lookAt(tool, probe) });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  signal?.throwIfAborted();
  return looks;
}

async function lookAt({ url }: ToolRow, probe: Probe): Promise<LinkOutcome> {
  try {
    return outcomeOfStatus(await probe(url));
  } catch (error) {
    // No such name: its owner let the domain go.
    return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'gone' : 'silent';
  }
}
