/**
 * Header by which the middleware tells the server around Next that a page is the
 * same for everybody, and for how many seconds it may be kept. It never leaves
 * that server.
 */
export const PAGE_LIFE_HEADER = 'x-page-life';

/** What changes as time passes (hot lists, events that begin) is this old at most. */
export const PAGE_LIFE_SECONDS = 60;
