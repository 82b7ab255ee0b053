import { micrositeDocument, type MicrositeDocument } from '@/lib/contract/microsite-documents';
import { localizedName } from '@/lib/domains/articles/complete-editions';
import { seedSites } from './content/microsites/sites';

/** The sample sites as the newsroom stores them, traditional Chinese derived. */
export function siteDocuments(now: Date): MicrositeDocument[] {
  return seedSites(now).map((site) => micrositeDocument.parse(localize(site)));
}

/** Turns each text of two languages into one of three, wherever it stands. */
function localize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localize);
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return localizedName(value.zh, value.en);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localize(inner)]));
}

function isText(value: object): value is { zh: string; en: string } {
  return 'zh' in value && 'en' in value && Object.keys(value).length === 2;
}
