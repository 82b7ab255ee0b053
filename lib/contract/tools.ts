import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { wholeNumber } from './whole-number';

/** Kinds of tools, in the order in which the directory shows them. */
export const TOOL_CATEGORIES = [
  'explorer',
  'data',
  'layer2',
  'wallet',
  'defi',
  'security',
  'governance',
  'developer',
  'standards',
  'learn',
] as const;
export const toolCategory = z.enum(TOOL_CATEGORIES);
export type ToolCategory = (typeof TOOL_CATEGORIES)[number];

/** Chains that tools are sorted by, as addresses and calls name them. */
export const TOOL_CHAINS = [
  'bitcoin',
  'ethereum',
  'evm',
  'layer2',
  'solana',
  'multichain',
] as const;
export const toolChain = z.enum(TOOL_CHAINS);
export type ToolChain = (typeof TOOL_CHAINS)[number];

/**
 * What using it may cost: `low` reads public data, `medium` asks to connect a wallet
 * or to sign, `high` takes money into its contracts.
 */
export const TOOL_RISKS = ['low', 'medium', 'high'] as const;
export const toolRisk = z.enum(TOOL_RISKS);
export type ToolRisk = (typeof TOOL_RISKS)[number];

export const toolItem = z.object({
  id,
  name: z.string(),
  url: z.string(),
  /** Host of the address, as readers know it. */
  host: z.string(),
  category: toolCategory,
  description: z.string(),
  /** Lower case: all that a reader may look for, in every spelling that there is. */
  search_text: z.string(),
  chains: z.array(toolChain),
  risk: toolRisk,
  /** `silent`: it did not answer the last time, for less than a day; `dead`: it is gone. */
  link_state: z.enum(['unchecked', 'ok', 'silent', 'dead']),
  /** When the address was last asked; null when never. */
  checked_time: isoTime.nullable(),
});
export type ToolItem = z.infer<typeof toolItem>;

export const toolsList = defineEndpoint({
  name: 'toolsList',
  method: 'POST',
  auth: 'public',
  summary: 'Tools of the trade by category, chain and words, in the desk’s order.',
  input: z.object({
    category: toolCategory.optional(),
    chain: toolChain.optional(),
    /** Words that name, host or description hold, in any spelling of the reader’s language. */
    keyword: z.string().trim().max(100).optional(),
    page: pageInput.page,
    limit: wholeNumber(1, 500).default(pageInput.limit.parse(undefined)),
  }),
  output: pageOutput(toolItem),
  errors: [],
});
