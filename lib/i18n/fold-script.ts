import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locale as OpenCcLocale } from 'opencc-js/t2cn';

const HOLDER = Symbol.for('chaintide.i18n.folded-characters');
type Holder = typeof globalThis & { [HOLDER]?: ReadonlyMap<string, string> };

type Dictionary = string | readonly (readonly [string, string])[];

/**
 * One spelling for what readers write in either script: each traditional character, also in the
 * forms of Taiwan and Hong Kong, as its simplified one; full-width Latin as plain; small letters
 * without accents. The result is as long as the text, unit by unit, so that a place in the one is
 * the same place in the other.
 */
export function foldScript(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) folded += foldUnit(text.charAt(at));
  return folded;
}

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit.toLowerCase();
  if (code >= 0x3400 && code <= 0x9fff) return characters().get(unit) ?? unit;
  if (code === 0x3000) return ' ';
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  const plain = unit.normalize('NFD').charAt(0).toLowerCase();
  return plain.length === 1 && /\p{L}/u.test(plain) ? plain : unit;
}

function characters(): ReadonlyMap<string, string> {
  const holder = globalThis as Holder;
  holder[HOLDER] ??= buildCharacters();
  return holder[HOLDER];
}

/** OpenCC's tables of single characters: the regional form to the standard one to the simplified. */
function buildCharacters(): ReadonlyMap<string, string> {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const { Locale } = load('opencc-js/t2cn') as { Locale: typeof OpenCcLocale };
  const [toSimplified = new Map<string, string>()] = stagesOf(Locale, 't2s');
  const folded = new Map(toSimplified);
  for (const region of ['tw2s', 'hk2s'] as const) {
    const [toStandard = new Map<string, string>()] = stagesOf(Locale, region);
    for (const [form, standard] of toStandard) {
      if (!folded.has(form)) folded.set(form, toSimplified.get(standard) ?? standard);
    }
  }
  return folded;
}

function stagesOf(
  locale: typeof OpenCcLocale,
  name: 't2s' | 'tw2s' | 'hk2s',
): Map<string, string>[] {
  const chain = locale.configs?.[name]?.conversionChain ?? [];
  return chain.map((dictionaries) => {
    const stage = new Map<string, string>();
    for (const dictionary of dictionaries as readonly Dictionary[]) {
      for (const [source, target] of pairsOf(dictionary)) {
        if (source.length === 1 && target.length === 1) stage.set(source, target);
      }
    }
    return stage;
  });
}

/** OpenCC's dictionaries are `source target|source target|…` or lists of pairs. */
function* pairsOf(dictionary: Dictionary): Generator<readonly [string, string]> {
  if (typeof dictionary !== 'string') {
    yield* dictionary;
    return;
  }
  for (const entry of dictionary.split('|')) {
    const [source = '', target = ''] = entry.split(' ');
    yield [source, target];
  }
}
