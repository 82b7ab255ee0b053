import { bigramsOf, isStopWord, stemOf, tokensOf, type Token } from './tokens';

/** How much a place in a text weighs: title, then names and summary, then the text itself. */
export type Weight = 'A' | 'B' | 'C' | 'D';

export interface WeighedText {
  text: string;
  weight: Weight;
}

/** Words of one thing as PostgreSQL reads them (`'word':1A,2A …`), and its plain Latin words. */
export interface IndexedWords {
  titleVector: string;
  vector: string;
  latin: ReadonlySet<string>;
}

/** How often a word counts at one weight: the tenth time says nothing new. */
const REPEATS_MAX = 4;
/** Distinct words that are kept of one thing. */
const WORDS_MAX = 6_000;
/** PostgreSQL's last place in a text. */
const POSITION_MAX = 16_383;

/** The words under which something is found. */
export function indexWords(
  titles: readonly string[],
  others: readonly WeighedText[],
): IndexedWords {
  const title = new VectorBuilder();
  const whole = new VectorBuilder();
  const latin = new Set<string>();
  for (const text of titles) {
    const tokens = tokensOf(text);
    for (const word of titleLexemes(tokens)) title.add(word, 'A');
    for (const word of titleLexemes(tokens)) whole.add(word, 'A');
    collectLatin(tokens, latin);
  }
  for (const { text, weight } of others) {
    const tokens = tokensOf(text);
    for (const word of lexemesOf(tokens)) whole.add(word, weight);
    collectLatin(tokens, latin);
  }
  return { titleVector: title.text(), vector: whole.text(), latin };
}

/** What a text is found by: each word, its stem, its parts, and what lies within a long word. */
function* lexemesOf(tokens: readonly Token[]): Generator<string> {
  let singles = '';
  for (const token of tokens) {
    const isSingle = token.kind === 'chinese' && token.text.length === 1;
    // Characters that make no word of the dictionary are mostly a name: its pairs find it.
    if (!isSingle && singles) {
      yield* bigramsOf(singles);
      singles = '';
    }
    if (isSingle) singles += token.text;
    if (isStopWord(token.text)) continue;
    yield token.text;
    if (token.kind === 'chinese' && token.text.length > 2) yield* bigramsOf(token.text);
    if (token.kind === 'exact' && token.text.startsWith('$')) yield token.text.slice(1);
    if (token.kind !== 'latin') continue;
    yield* formsOf(token);
  }
  yield* bigramsOf(singles);
}

/** A title is found by any two characters of it that stand together, and by each alone. */
function* titleLexemes(tokens: readonly Token[]): Generator<string> {
  yield* lexemesOf(tokens);
  for (const run of chineseRuns(tokens)) {
    yield* bigramsOf(run);
    yield* run;
  }
}

function* formsOf({ text, parts }: Token): Generator<string> {
  const stem = stemOf(text);
  if (stem !== text) yield stem;
  if (parts.length < 2) return;
  for (const part of parts) {
    if (isStopWord(part)) continue;
    yield part;
    const partStem = stemOf(part);
    if (partStem !== part) yield partStem;
  }
}

function* chineseRuns(tokens: readonly Token[]): Generator<string> {
  let run = '';
  let end = -1;
  for (const token of tokens) {
    if (token.kind === 'chinese' && token.start === end) run += token.text;
    else {
      if (run) yield run;
      run = token.kind === 'chinese' ? token.text : '';
    }
    end = token.end;
  }
  if (run) yield run;
}

function collectLatin(tokens: readonly Token[], latin: Set<string>): void {
  for (const { kind, parts } of tokens) {
    if (kind !== 'latin') continue;
    for (const part of parts) if (/^[a-z]{3,24}$/.test(part) && !isStopWord(part)) latin.add(part);
  }
}

class VectorBuilder {
  private readonly places = new Map<string, string[]>();
  private readonly repeats = new Map<string, number>();
  private position = 0;

  add(word: string, weight: Weight): void {
    this.position = Math.min(this.position + 1, POSITION_MAX);
    const key = `${weight}${word}`;
    const times = this.repeats.get(key) ?? 0;
    if (times >= REPEATS_MAX) return;
    const places = this.places.get(word) ?? [];
    if (places.length === 0 && this.places.size >= WORDS_MAX) return;
    this.repeats.set(key, times + 1);
    places.push(`${this.position}${weight}`);
    this.places.set(word, places);
  }

  text(): string {
    return [...this.places].map(([word, at]) => `${quoteLexeme(word)}:${at.join(',')}`).join(' ');
  }
}

/** A word as the text form of tsvector and tsquery spells it. */
export function quoteLexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
