import { randomUUID } from 'node:crypto';
import { EMPTY_MANUSCRIPT, type ManuscriptContent } from '../contract/writing';
import { createManuscript } from '../domains/writing/create-manuscript';
import { submitManuscript } from '../domains/writing/submit-manuscript';
import type { CallContext } from '../domains/domain-context';

/** A text with everything that the desk asks for, of the section that sample content brings. */
export function sampleContent(changes: Partial<ManuscriptContent> = {}): ManuscriptContent {
  return {
    ...EMPTY_MANUSCRIPT,
    title: '以太坊的下一次升级',
    summary: '一次升级的来龙去脉。',
    body_html: '<p>发展的正文，头发。</p>',
    section: 'industry',
    ...changes,
  };
}

/** A draft of the person of a context. */
export function sampleDraft(ctx: CallContext, changes: Partial<ManuscriptContent> = {}) {
  const input = { client_key: randomUUID(), locale: 'zh-Hans', content: sampleContent(changes) };
  return createManuscript({ ctx, input: { ...input, locale: 'zh-Hans' } });
}

/** A text of the person of a context that waits for the desk. */
export async function samplePending(ctx: CallContext, changes: Partial<ManuscriptContent> = {}) {
  const { article_id, locale, revision } = await sampleDraft(ctx, changes);
  return submitManuscript({ ctx, input: { article_id, locale, base_revision: revision } });
}
