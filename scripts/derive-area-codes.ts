/**
 * Writes lib/domains/accounts/area-codes.json, the 214 phone area codes of spec sections 3 and 9,
 * from ../shared/fixtures/countries-dial-codes (CLDR names, libphonenumber codes).
 *
 * An entry is a territory that has an E.164 country code and is one of
 *   1. the 193 members of the United Nations (CLDR grouping `UN`) and its two observer states
 *      (VA, PS): 195 entries, also where the code is shared (+1 Canada, +7 Kazakhstan, +39 Vatican);
 *   2. any other territory that is alone on its code or is that code's main territory, when at least
 *      4,000 people live there for good: 19 entries (HK, MO and TW among them).
 * Left out by 2 are those who dial through a neighbour's entry (Guam and Bermuda by +1, Jersey by
 * +44, Mayotte by +262 …) and six with a code but fewer than 4,000 residents, named below.
 *
 * The code is the bare E.164 country code: +1 numbers carry their three-digit area in the number,
 * so that one entry serves all areas of a country (809, 829 and 849 for the Dominican Republic).
 * Names are CLDR's: Hong Kong forms for traditional Chinese, short forms for HK, MO and PS.
 * China is id 1 (default code 86); HK, MO and TW follow; the rest go by ISO code.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const SOURCE_DIR = path.resolve(process.cwd(), '../shared/fixtures/countries-dial-codes');
const TARGET = path.resolve(process.cwd(), 'lib/domains/accounts/area-codes.json');
const EXPECTED_ENTRIES = 214;

const UN_OBSERVERS = ['VA', 'PS'];
const FIRST_IN_LIST = ['CN', 'HK', 'MO', 'TW'];

/** Own code, but fewer than 4,000 permanent residents (round figures of the last censuses). */
const TOO_FEW_RESIDENTS: Record<string, string> = {
  AC: 'Ascension Island, about 800, none permanent',
  FK: 'Falkland Islands, about 3,700',
  IO: 'British Indian Ocean Territory, none permanent',
  NF: 'Norfolk Island, about 2,200',
  NU: 'Niue, about 1,700',
  TK: 'Tokelau, about 1,600',
};

/** CLDR's short alternates, in place of the long forms in the table. */
const SHORT_NAMES: Record<string, AreaCode['country']> = {
  HK: { 'zh-Hans': '香港', 'zh-Hant': '香港', en: 'Hong Kong' },
  MO: { 'zh-Hans': '澳门', 'zh-Hant': '澳門', en: 'Macao' },
  PS: { 'zh-Hans': '巴勒斯坦', 'zh-Hant': '巴勒斯坦', en: 'Palestine' },
};

/** Continents that the table leaves blank. */
const MISSING_CONTINENTS: Record<string, string> = { XK: 'Europe' };

interface AreaCode {
  id: number;
  area_code: string;
  iso2: string;
  country: { 'zh-Hans': string; 'zh-Hant': string; en: string };
  continent: string;
}

type Row = Record<string, string>;

const rows = parseCsv(await readFile(path.join(SOURCE_DIR, 'DERIVED-countries.csv'), 'utf8'));
const unMembers = await readUnMembers();
const entries = numberEntries(rows.filter((row) => isListed(row, rows, unMembers)));
if (entries.length !== EXPECTED_ENTRIES) {
  throw new Error(`expected ${EXPECTED_ENTRIES} area codes, the filter gave ${entries.length}`);
}
await mkdir(path.dirname(TARGET), { recursive: true });
const style = await resolveConfig(TARGET);
await writeFile(TARGET, await format(JSON.stringify(entries), { ...style, filepath: TARGET }));
console.log(`${entries.length} area codes → ${path.relative(process.cwd(), TARGET)}`);

async function readUnMembers(): Promise<ReadonlySet<string>> {
  const text = await readFile(path.join(SOURCE_DIR, 'cldr/territoryContainment.json'), 'utf8');
  const data = JSON.parse(text) as {
    supplemental: { territoryContainment: { UN: { _contains: string[] } } };
  };
  return new Set([...data.supplemental.territoryContainment.UN._contains, ...UN_OBSERVERS]);
}

function isListed(row: Row, all: readonly Row[], unStates: ReadonlySet<string>): boolean {
  const code = cell(row, 'dial_libphonenumber');
  if (code === '') return false;
  if (unStates.has(cell(row, 'iso2'))) return true;
  const isAlone = all.filter((other) => cell(other, 'dial_libphonenumber') === code).length === 1;
  const isMain = cell(row, 'main_for_dial') === 'yes';
  return (isAlone || isMain) && !(cell(row, 'iso2') in TOO_FEW_RESIDENTS);
}

function numberEntries(listed: readonly Row[]): AreaCode[] {
  const rank = (row: Row) => {
    const place = FIRST_IN_LIST.indexOf(cell(row, 'iso2'));
    return place === -1 ? FIRST_IN_LIST.length : place;
  };
  return listed
    .toSorted((a, b) => rank(a) - rank(b) || (cell(a, 'iso2') < cell(b, 'iso2') ? -1 : 1))
    .map((row, index) => toEntry(row, index + 1));
}

function toEntry(row: Row, id: number): AreaCode {
  const iso2 = cell(row, 'iso2');
  const continent = cell(row, 'continent') || MISSING_CONTINENTS[iso2];
  if (!continent) throw new Error(`no continent for ${iso2}`);
  return {
    id,
    area_code: cell(row, 'dial_libphonenumber').replace('+', ''),
    iso2,
    country: SHORT_NAMES[iso2] ?? {
      'zh-Hans': cell(row, 'name_zh_hans'),
      'zh-Hant': cell(row, 'name_zh_hant_hk'),
      en: cell(row, 'name_en'),
    },
    continent,
  };
}

function cell(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`the table has no column ${column}`);
  return value.trim();
}

/** Reads comma-separated rows with a header line; a field may be quoted, without line breaks. */
function parseCsv(text: string): Row[] {
  const [header = [], ...body] = text.trim().split(/\r?\n/).map(parseCsvLine);
  return body.map((fields) =>
    Object.fromEntries(header.map((name, index) => [name, fields[index] ?? ''])),
  );
}

function parseCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('""', '"'),
  );
}
