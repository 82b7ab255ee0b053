import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id, isoTime, pageInput, pageOutput } from './paging';

/** What an announcement is about. */
export const NOTICE_KINDS = ['newsroom', 'rules', 'service', 'correction'] as const;
export const noticeKind = z.enum(NOTICE_KINDS);

export const noticeItem = z.object({
  id,
  kind: noticeKind,
  title: z.string(),
  summary: z.string(),
  /** Stays above the others until the desk takes it down. */
  is_pinned: z.boolean(),
  release_time: isoTime,
});
export type NoticeItem = z.infer<typeof noticeItem>;

export const noticeDetails = noticeItem.extend({
  content_html: z.string(),
  /** The announcements around it in time; null at either end. */
  newer: noticeItem.pick({ id: true, title: true }).nullable(),
  older: noticeItem.pick({ id: true, title: true }).nullable(),
});
export type NoticeDetails = z.infer<typeof noticeDetails>;

/** The spec names the details alone; a list has to lead there. */
export const noticeList = defineEndpoint({
  name: 'noticeList',
  method: 'POST',
  auth: 'public',
  summary: 'The newsroom’s announcements, pinned ones first, then newest first.',
  input: z.object({ page: pageInput.page, limit: pageInput.limit }),
  output: pageOutput(noticeItem),
  errors: [],
});

export const getNoticeDetails = defineEndpoint({
  name: 'getNoticeDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One announcement with its text and its neighbours.',
  input: z.object({ id }),
  output: noticeDetails,
  errors: ['notFound'],
});
