import type { ContentField } from './desk-content-field';
import { PARTNER_TIERS, SESSION_FORMS, STORY_ARTICLES_MAX } from './microsite-documents';

/** What the desk writes of sites of gatherings, ceremonies and regions, field by field. */

const KEY_MAX = 60;
const ZONE_MAX = 60;

const line = (name: string): ContentField => ({ name, type: 'localizedLine' });
const text = (name: string): ContentField => ({ name, type: 'localizedText' });
const moment = (name: string): ContentField => ({ name, type: 'moment' });
const needed = (field: ContentField): ContentField => ({ ...field, isRequired: true });
/** Entries that open one by one: there are many of them, or they are large. */
const entries = (name: string, ...fields: ContentField[]): ContentField => ({
  name,
  type: 'rows',
  isFolded: true,
  fields,
});

const NAME = needed(line('name'));
const KEY: ContentField = { name: 'key', type: 'line', max: KEY_MAX, isRequired: true };
const NAMED = [NAME, needed(line('tagline')), needed(text('intro'))];

/** Articles that belong to the site: chosen ones first, then of labels, then of sections. */
const STORIES: readonly ContentField[] = [
  { name: 'story_articles', type: 'articles', max: STORY_ARTICLES_MAX },
  { name: 'story_labels', type: 'records', of: 'labels', max: 6 },
  { name: 'story_sections', type: 'records', of: 'sections', max: 6 },
  { name: 'story_limit', type: 'number', min: 0, max: 20, isRequired: true },
];

/** Nothing written of the place is no place. */
const HELD: readonly ContentField[] = [
  needed(line('edition')),
  needed(moment('opens_time')),
  needed(moment('closes_time')),
  { name: 'time_zone', type: 'line', max: ZONE_MAX, isRequired: true },
  line('place_name'),
  line('place_address'),
  line('place_city'),
  { name: 'place_country', type: 'line', max: 2 },
];

export const GATHERING_FIELDS: readonly ContentField[] = [
  ...NAMED,
  ...HELD,
  { name: 'is_online', type: 'flag' },
  { name: 'is_cancelled', type: 'flag' },
  entries(
    'facts',
    { name: 'value', type: 'line', max: 20, isRequired: true },
    needed(line('label')),
  ),
  entries('about', needed(line('title')), {
    name: 'paragraphs',
    type: 'rows',
    fields: [needed(text('text'))],
  }),
  entries('speakers', NAME, KEY, line('role'), line('organisation'), text('bio')),
  entries('tracks', NAME, KEY, line('room')),
  entries(
    'sessions',
    needed(line('title')),
    KEY,
    { name: 'session_form', type: 'choice', options: SESSION_FORMS, isRequired: true },
    { name: 'track', type: 'line', max: KEY_MAX },
    needed(moment('opens_time')),
    needed(moment('closes_time')),
    text('summary'),
    { name: 'session_speakers', type: 'lines', max: 8, lineMax: KEY_MAX },
  ),
  entries(
    'partners',
    NAME,
    { name: 'tier', type: 'choice', options: PARTNER_TIERS, isRequired: true },
    text('description'),
    { name: 'url', type: 'web' },
  ),
  ...STORIES,
];

export const CEREMONY_FIELDS: readonly ContentField[] = [
  ...NAMED,
  ...HELD,
  needed(moment('voting_from')),
  needed(moment('voting_until')),
  needed(moment('results_time')),
  entries('rules', needed(text('text'))),
  entries(
    'categories',
    NAME,
    KEY,
    text('description'),
    entries('nominees', NAME, KEY, text('description'), {
      name: 'recorded_votes',
      type: 'number',
      min: 0,
      max: 100_000_000,
    }),
  ),
  ...STORIES,
];

export const REGION_FIELDS: readonly ContentField[] = [
  ...NAMED,
  { name: 'time_zones', type: 'lines', max: 30, lineMax: ZONE_MAX, isRequired: true },
  { name: 'words', type: 'lines', max: 20, lineMax: 40 },
  entries(
    'milestones',
    needed(line('title')),
    { name: 'date', type: 'day', isRequired: true },
    text('text'),
    needed(line('source_name')),
    { name: 'source_url', type: 'web' },
  ),
  entries('bodies', NAME, { name: 'short', type: 'line', max: 12 }, text('role')),
  line('branch_name'),
  text('branch_about'),
  ...STORIES,
];
