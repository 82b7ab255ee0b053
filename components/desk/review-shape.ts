import type { CallOutput } from '@/lib/contract/endpoints';

/** A text under review, as the desk's call gives it. */
export type Review = CallOutput<'openReview'>;

/** Makes a sanitised body ready to be shown. */
export type BodyMarkup = (html: string) => string;
