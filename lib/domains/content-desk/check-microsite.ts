import type { ContentKind } from '../../contract/desk-content';
import { CodedError, type FieldFault } from '../../contract/error-codes';
import { faultOfIssue } from '../../contract/parse-input';
import { micrositeDocument } from '../../contract/microsite-documents';
import { fieldOfPath } from './microsite-values';
import {
  CEREMONIES,
  GATHERINGS,
  REGIONS,
  type SiteDocument,
  type SiteKind,
} from './microsites-repository';
import type { KeptValues } from './row-values';

const SITE_KINDS: Partial<Record<ContentKind, SiteKind>> = {
  gatherings: GATHERINGS,
  ceremonies: CEREMONIES,
  regions: REGIONS,
};

/**
 * A site must be one that its pages can be made of: sessions within the gathering, speakers that
 * there are, zones that the world knows. Other kinds pass.
 * @throws CodedError invalidInput with the faults of its fields.
 */
export function checkMicrosite(kind: ContentKind, kept: KeptValues, before: KeptValues): void {
  const site = SITE_KINDS[kind];
  if (!site) return;
  const document = site.documentOf(kept, before.document as SiteDocument);
  const { error } = micrositeDocument.safeParse(document);
  if (!error) return;
  const faults: Record<string, FieldFault> = {};
  for (const issue of error.issues) {
    faults[`values.${fieldOfPath(issue.path)}`] =
      issue.code === 'too_big' ? faultOfIssue(issue) : 'invalid';
  }
  throw new CodedError('invalidInput', { field: Object.keys(faults)[0] ?? '' }, undefined, faults);
}
