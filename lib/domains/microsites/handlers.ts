import type { Handlers } from '../handler';
import { castVote, listOwnVotes } from './cast-vote';
import { getCeremony } from './read-ceremony';
import { getGathering, listGatherings } from './read-gatherings';
import { getRegion, listAtlasPlaces } from './read-regions';

export const micrositeHandlers = {
  micrositeDetails: (ctx, { key }) => getGathering(ctx, key),
  micrositeList: async (ctx, { series }) => ({ list: await listGatherings(ctx, series) }),
  ceremonyDetails: (ctx, { key }) => getCeremony(ctx, key),
  regionDetails: (ctx, { key }) => getRegion(ctx, key),
  voteInCeremony: (ctx, input) => castVote({ ctx, input }),
  myCeremonyVotes: (ctx, { key }) => listOwnVotes({ ctx, key }),
  atlasPlaces: async (ctx) => ({ list: await listAtlasPlaces(ctx) }),
} satisfies Partial<Handlers>;
