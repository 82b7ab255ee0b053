/**
 * Event on `document`: something was added to the page that its behaviours tend, such as times.
 * Apart from them, so that who adds need not bring them along.
 */
export const CONTENT_ADDED_EVENT = 'chaintide:content';
