/**
 * Header by which the middleware tells the server around Next that a page is the
 * same for everybody, and for how many seconds it may be kept. It never leaves
 * that server.
 */
export const PAGE_LIFE_HEADER = 'x-page-life';

/**
 * Header by which the server around Next says that it has settled the way of a page itself, so
 * that the middleware stands aside. No stranger can set it (lib/server/request-rules). The
 * middleware's matcher spells it out, since Next reads that before any code runs.
 */
export const SETTLED_HEADER = 'x-next-settled';

/** What changes as time passes (hot lists, events that begin) is this old at most. */
export const PAGE_LIFE_SECONDS = 60;
