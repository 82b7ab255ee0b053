import { CodedError } from '../../contract/error-codes';
import { isKnownZone } from '../../contract/microsite-documents';
import type { DeskValues } from './row-values';

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A date of the calendar is some whole days or some hours of a zone, and ends after it begins; a
 * source has a name and an address or neither.
 * @throws CodedError invalidInput with the field that is wrong.
 */
export function checkDate(values: DeskValues): void {
  const [first, last] = [values.first_day, values.last_day] as string[];
  const [opens, closes, zone] = [
    values.opens_time,
    values.closes_time,
    values.date_zone,
  ] as string[];
  if (opens) {
    if (!zone || !isKnownZone(zone)) refuse('date_zone');
    if (closes && new Date(closes) <= new Date(opens)) refuse('closes_time');
  } else {
    if (closes) refuse('opens_time');
    if (!first || !WHOLE_DAY.test(first)) refuse('first_day');
    if (last && (!WHOLE_DAY.test(last) || last < first)) refuse('last_day');
  }
  const name = values.source_name as { 'zh-Hans': string; en: string };
  const isNamed = name['zh-Hans'] !== '' || name.en !== '';
  if (isNamed !== (values.source_url !== '')) refuse(isNamed ? 'source_url' : 'source_name');
}

function refuse(name: string): never {
  const field = `values.${name}`;
  throw new CodedError('invalidInput', { field }, undefined, { [field]: 'invalid' });
}
