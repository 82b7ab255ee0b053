/**
 * Words by which machines that ask for pages name themselves: crawlers, previews, monitors,
 * libraries, and browsers that nobody sits before.
 */
const MACHINE =
  /(?<!cu)bot\b|bots\b|bot[/;_-]|crawl|spider|slurp|scrap|headless|phantom|puppeteer|playwright|selenium|lighthouse|pagespeed|pingdom|uptime|monitor|preview|prerender|facebookexternalhit|whatsapp|telegram|embedly|archiver|validator|feedfetcher|feedly|curl\/|wget|python|java\/|okhttp|go-http|axios|node-fetch|undici|libwww|httpclient|postman|ahrefs|semrush|bytespider|gptbot|ccbot/i;
/** Every browser calls itself so (RFC 9110, 10.1.5, and what became of it). */
const BROWSER = /^Mozilla\/5\.0 \(/;

/** True for a program that says what it is, or does not speak like a browser. */
export function isMachine(userAgent: string): boolean {
  return !BROWSER.test(userAgent) || MACHINE.test(userAgent);
}
