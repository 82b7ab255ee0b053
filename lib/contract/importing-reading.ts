import { z } from 'zod';
import { calendarKind } from './calendar';
import { localizedText } from './importing';
import { issueDay, issueKind } from './issues';
import { isoTime } from './paging';

/* What the newsroom's own commands hand over for issues and the calendar. */

const key = z.string().min(1).max(120);
const webAddress = z.url({ protocol: /^https?$/ }).max(500);

export const preparedIssue = z.object({
  key,
  kind: issueKind,
  day: issueDay,
  publishedAt: isoTime,
  title: localizedText,
  lead: localizedText,
  /** HTML; it is sanitised once more when it is written. */
  body: localizedText,
  entries: z
    .array(
      z.object({
        kind: z.enum(['article', 'flash']),
        /** The article's source key or the flash's key. */
        sourceKey: z.string().min(1).max(300),
        note: localizedText.optional(),
      }),
    )
    .max(60),
});
export type PreparedIssue = z.infer<typeof preparedIssue>;

export const issueSet = z.object({ issues: z.array(preparedIssue).max(2_000) });

export const preparedDate = z
  .object({
    key,
    kind: calendarKind.exclude(['event']),
    title: localizedText,
    note: localizedText,
    place: localizedText.nullable(),
    importance: z.number().int().min(1).max(3),
    when: z.discriminatedUnion('form', [
      z.object({ form: z.literal('days'), firstDay: issueDay, lastDay: issueDay }),
      z.object({
        form: z.literal('hours'),
        startAt: isoTime,
        endAt: isoTime.nullable(),
        timeZone: z.string().min(1).max(60),
      }),
    ]),
    source: z.object({ name: localizedText, url: webAddress }).nullable(),
    isSample: z.boolean(),
    isTentative: z.boolean(),
  })
  .refine(({ when }) =>
    when.form === 'days'
      ? when.lastDay >= when.firstDay
      : when.endAt === null || when.endAt > when.startAt,
  );
export type PreparedDate = z.infer<typeof preparedDate>;

export const calendarSet = z.object({ dates: z.array(preparedDate).max(5_000) });
