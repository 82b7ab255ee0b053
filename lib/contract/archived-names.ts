import { z } from 'zod';
import { localizedText } from './importing';

const key = z.string().min(1).max(300);

/** A person, a label and a section as they are named in an archive. */
export const archivedAuthor = z.object({
  key,
  nickname: localizedText,
  bio: localizedText,
  /** Hash of a picture of the archive, an outside address, or ''. */
  avatar: z.string().max(2048),
  level: z.number().int().min(1).max(6),
});
export const archivedLabel = z.object({ key, name: localizedText, description: localizedText });
export const archivedSection = z.object({
  key,
  name: localizedText,
  description: localizedText,
  routeId: z.string().max(80),
  hue: z.number().int().min(0).max(360),
});
