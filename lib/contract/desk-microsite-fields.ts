import type { ContentField } from './desk-content-field';
import { PARTNER_TIERS, SESSION_FORMS } from './microsite-documents';

/** What the desk writes of sites of gatherings, ceremonies and regions, field by field. */

const required = { isRequired: true } as const;
const ZONE_MAX = 60;
const KEY_MAX = 60;

const NAMED: readonly ContentField[] = [
  { name: 'name', type: 'localizedLine', ...required },
  { name: 'tagline', type: 'localizedLine', ...required },
  { name: 'intro', type: 'localizedText', ...required },
];
const key: ContentField = { name: 'key', type: 'line', max: KEY_MAX, ...required };

/** Nothing written of the place is no place. */
const HELD: readonly ContentField[] = [
  { name: 'edition', type: 'localizedLine', ...required },
  { name: 'opens_time', type: 'moment', ...required },
  { name: 'closes_time', type: 'moment', ...required },
  { name: 'time_zone', type: 'line', max: ZONE_MAX, ...required },
  { name: 'place_name', type: 'localizedLine' },
  { name: 'place_address', type: 'localizedLine' },
  { name: 'place_city', type: 'localizedLine' },
  { name: 'place_country', type: 'line', max: 2 },
];

export const GATHERING_FIELDS: readonly ContentField[] = [
  ...NAMED,
  ...HELD,
  { name: 'is_online', type: 'flag' },
  { name: 'is_cancelled', type: 'flag' },
  {
    name: 'facts',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'value', type: 'line', max: 20, ...required },
      { name: 'label', type: 'localizedLine', ...required },
    ],
  },
  {
    name: 'about',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'title', type: 'localizedLine', ...required },
      {
        name: 'paragraphs',
        type: 'rows',
        fields: [{ name: 'text', type: 'localizedText', ...required }],
      },
    ],
  },
  {
    name: 'speakers',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'name', type: 'localizedLine', ...required },
      key,
      { name: 'role', type: 'localizedLine' },
      { name: 'organisation', type: 'localizedLine' },
      { name: 'bio', type: 'localizedText' },
    ],
  },
  {
    name: 'tracks',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'name', type: 'localizedLine', ...required },
      key,
      { name: 'room', type: 'localizedLine' },
    ],
  },
  {
    name: 'sessions',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'title', type: 'localizedLine', ...required },
      key,
      { name: 'session_form', type: 'choice', options: SESSION_FORMS, ...required },
      { name: 'track', type: 'line', max: KEY_MAX },
      { name: 'opens_time', type: 'moment', ...required },
      { name: 'closes_time', type: 'moment', ...required },
      { name: 'summary', type: 'localizedText' },
      { name: 'session_speakers', type: 'lines', max: 8, lineMax: KEY_MAX },
    ],
  },
  {
    name: 'partners',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'name', type: 'localizedLine', ...required },
      { name: 'tier', type: 'choice', options: PARTNER_TIERS, ...required },
      { name: 'description', type: 'localizedText' },
      { name: 'url', type: 'web' },
    ],
  },
];

export const CEREMONY_FIELDS: readonly ContentField[] = [
  ...NAMED,
  ...HELD,
  { name: 'voting_from', type: 'moment', ...required },
  { name: 'voting_until', type: 'moment', ...required },
  { name: 'results_time', type: 'moment', ...required },
  {
    name: 'rules',
    type: 'rows',
    isFolded: true,
    fields: [{ name: 'text', type: 'localizedText', ...required }],
  },
  {
    name: 'categories',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'name', type: 'localizedLine', ...required },
      key,
      { name: 'description', type: 'localizedText' },
      {
        name: 'nominees',
        type: 'rows',
        isFolded: true,
        fields: [
          { name: 'name', type: 'localizedLine', ...required },
          key,
          { name: 'description', type: 'localizedText' },
          { name: 'recorded_votes', type: 'number', min: 0, max: 100_000_000 },
        ],
      },
    ],
  },
];

export const REGION_FIELDS: readonly ContentField[] = [
  ...NAMED,
  { name: 'time_zones', type: 'lines', max: 30, lineMax: ZONE_MAX, ...required },
  { name: 'words', type: 'lines', max: 20, lineMax: 40 },
  {
    name: 'milestones',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'title', type: 'localizedLine', ...required },
      { name: 'date', type: 'day', ...required },
      { name: 'text', type: 'localizedText' },
      { name: 'source_name', type: 'localizedLine', ...required },
      { name: 'source_url', type: 'web' },
    ],
  },
  {
    name: 'bodies',
    type: 'rows',
    isFolded: true,
    fields: [
      { name: 'name', type: 'localizedLine', ...required },
      { name: 'short', type: 'line', max: 12 },
      { name: 'role', type: 'localizedText' },
    ],
  },
  { name: 'branch_name', type: 'localizedLine' },
  { name: 'branch_about', type: 'localizedText' },
];
