import type { Handlers } from '../handler';
import { addContent, orderContent, removeContent, saveContent } from './change-content';
import { findDeskAuthors, listContent, openContent } from './read-content';

export const contentDeskHandlers = {
  contentList: (ctx, input) => listContent(ctx, input.kind),
  openContent: (ctx, input) => openContent(ctx, input),
  addContent: (ctx, input) => addContent({ ctx, input }),
  saveContent: (ctx, input) => saveContent({ ctx, input }),
  removeContent: (ctx, input) => removeContent({ ctx, input }),
  orderContent: (ctx, input) => orderContent({ ctx, input }),
  deskAuthors: (ctx, input) => findDeskAuthors(ctx, input.keyword),
} satisfies Partial<Handlers>;
