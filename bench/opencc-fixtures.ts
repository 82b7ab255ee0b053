import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Converter } from 'opencc-js';
import { SHARED_FORMS } from '@/lib/i18n/glossary';

/** The fixtures and corpora that the traditional conversion is measured against. */

export interface ConversionCase {
  input: string;
  expected: string;
}

export interface ConversionSuite {
  name: string;
  cases: ConversionCase[];
}

const SHARED = path.resolve(process.cwd(), '../shared');
const OPENCC = path.join(SHARED, 'fixtures/opencc');

/** Simplified to traditional without change of vocabulary; the rest is not what the site does. */
const SUITES = ['s2t', 's2hk', 's2tw'];

/**
 * OpenCC's own cases (ver.1.1.9 line pairs, newer `testcases.json` files where they are at hand or
 * named) and those of opencc-js. Empty where the fixtures folder is absent.
 */
export function openCcSuites(moreFiles: readonly string[] = []): ConversionSuite[] {
  const suites: ConversionSuite[] = [];
  for (const config of SUITES) {
    const input = path.join(OPENCC, `ver.1.1.9/${config}.in`);
    if (!existsSync(input)) continue;
    const expected = lines(input.replace(/in$/u, 'ans'));
    suites.push({
      name: `OpenCC 1.1.9 ${config}`,
      cases: lines(input).map((line, i) => ({ input: line, expected: expected[i] ?? '' })),
    });
  }
  const head = path.join(OPENCC, 'head/testcases.strict.json');
  for (const file of existsSync(head) ? [head, ...moreFiles] : moreFiles) {
    for (const config of SUITES) {
      suites.push({ name: `${path.basename(file)} ${config}`, cases: jsonCases(file, config) });
    }
  }
  const openCcJs = path.join(SHARED, 'fixtures/opencc-js/cases.json');
  if (existsSync(openCcJs)) {
    const cases = JSON.parse(readFileSync(openCcJs, 'utf8')) as OpenCcJsCase[];
    suites.push({
      name: 'opencc-js cn→tw',
      cases: cases.filter((item) => item.from === 'cn' && item.to === 'tw'),
    });
  }
  return suites;
}

/** Lines of real traditional text (Taiwan), without code; undefined where the corpus is absent. */
export function traditionalLines(): string[] | undefined {
  return corpusText('ethereum-org/zh-tw')
    ?.split('\n')
    .filter((line) => !line.includes('`'));
}

/** One long simplified text, for timing; undefined where the corpus is absent. */
export function simplifiedText(): string | undefined {
  return corpusText('ethereum-org/zh/whitepaper');
}

const toStandard = Converter({ from: 'hk', to: 't' });
const toTaiwan = Converter({ from: 't', to: 'tw' });

/** One form for each of a word's regional forms, so that only real differences are left. */
export function foldVariants(text: string): string {
  let folded = toTaiwan(toStandard(text));
  for (const [from, to] of SHARED_FORMS) folded = folded.replaceAll(from, to);
  return folded;
}

interface OpenCcJsCase extends ConversionCase {
  from: string;
  to: string;
}

interface OpenCcCase {
  input: string;
  expected: Partial<Record<string, string>>;
}

function jsonCases(file: string, config: string): ConversionCase[] {
  const strict = readFileSync(file, 'utf8').replace(/,(\s*[}\]])/gu, '$1');
  const { cases } = JSON.parse(strict) as { cases: OpenCcCase[] };
  return cases.flatMap(({ input, expected }) =>
    expected[config] === undefined ? [] : [{ input, expected: expected[config] }],
  );
}

function corpusText(folder: string): string | undefined {
  const root = path.join(SHARED, 'corpus', folder);
  if (!existsSync(root)) return undefined;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
    .join('\n');
}

function lines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
