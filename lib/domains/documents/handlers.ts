import type { Handlers } from '../handler';
import { getDocument } from './read-document';

export const documentHandlers = {
  getDocumentDetails: (ctx, { key }) => getDocument(ctx, key),
} satisfies Partial<Handlers>;
