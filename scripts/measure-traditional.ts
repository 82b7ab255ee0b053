/**
 * Prints how right and how fast the conversion to traditional Chinese is, beside OpenCC's own
 * tables: fixture suites, real traditional text there and back, speed and memory.
 *
 *   npx esbuild scripts/measure-traditional.ts --bundle --platform=node --format=esm \
 *     --packages=external --outfile=.build/measure-traditional.mjs
 *   node --expose-gc .build/measure-traditional.mjs [a newer OpenCC testcases.json …]
 */
import { Converter } from 'opencc-js';
import { htmlToTraditional } from '@/lib/i18n/html-to-traditional';
import { toTraditional } from '@/lib/i18n/to-traditional';
import {
  foldVariants,
  openCcSuites,
  simplifiedText,
  traditionalLines,
} from '@/bench/opencc-fixtures';

type Convert = (text: string) => string;

const megabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};

const rssBefore = megabytes();
const loadStart = performance.now();
toTraditional('预热');
const loadMs = performance.now() - loadStart;
const rssAfter = megabytes();
console.log(`tables: ${loadMs.toFixed(0)} ms, ${(rssAfter - rssBefore).toFixed(0)} MB`);

const plainStart = performance.now();
const openCc = Converter({ from: 'cn', to: 'tw' });
openCc('预热');
console.log(
  `OpenCC's own tries, on top: ${(performance.now() - plainStart).toFixed(0)} ms, ${(megabytes() - rssAfter).toFixed(0)} MB`,
);

reportFixtures();
reportRoundTrip();
reportSpeed();

function reportFixtures(): void {
  for (const suite of openCcSuites(process.argv.slice(2))) {
    const passes = (convert: Convert) =>
      suite.cases.filter(
        (item) => foldVariants(convert(item.input)) === foldVariants(item.expected),
      );
    const ours = passes(toTraditional);
    console.log(
      `${suite.name}: ours ${ours.length}/${suite.cases.length}, OpenCC ${passes(openCc).length}`,
    );
    for (const item of suite.cases) {
      if (!ours.includes(item)) {
        console.log(
          `  ${item.input}\n    expected ${item.expected}\n    got      ${toTraditional(item.input)}`,
        );
      }
    }
  }
}

/** Traditional text made simplified and back: what differs was converted wrongly (or is a variant). */
function reportRoundTrip(): void {
  const lines = traditionalLines();
  if (!lines) {
    console.log('ethereum-org zh-tw: not here, skipped');
    return;
  }
  const toSimplified = Converter({ from: 'tw', to: 'cn' });
  const counts = { characters: 0, bothWrong: 0, onlyOpenCcWrong: 0, onlyOursWrong: 0, changed: 0 };
  for (const line of lines) {
    const simplified = toSimplified(line);
    const [expected, ours, plain] = [line, toTraditional(simplified), openCc(simplified)].map(
      (text) => [...foldVariants(text)],
    );
    if (!expected || ours?.length !== expected.length || plain?.length !== expected.length)
      continue;
    counts.characters += line.match(/\p{Script=Han}/gu)?.length ?? 0;
    if (toTraditional(line) !== line) counts.changed += 1;
    expected.forEach((character, i) => {
      const [isOursWrong, isPlainWrong] = [ours[i] !== character, plain[i] !== character];
      if (isOursWrong && isPlainWrong) counts.bothWrong += 1;
      else if (isPlainWrong) counts.onlyOpenCcWrong += 1;
      else if (isOursWrong) counts.onlyOursWrong += 1;
    });
  }
  console.log(
    `ethereum-org zh-tw there and back, ${counts.characters} characters: only OpenCC wrong ${counts.onlyOpenCcWrong}, ` +
      `only ours ${counts.onlyOursWrong}, both (mostly the text's own slips) ${counts.bothWrong}`,
  );
  console.log(
    `the same text converted as it is: ${counts.changed} of ${lines.length} lines change`,
  );
}

/** Best and median of some runs: on a busy machine the best says more about the code. */
function reportSpeed(): void {
  const source = simplifiedText();
  if (!source) return;
  const text = source.slice(0, 15_000);
  const html = text
    .split('\n')
    .map((line) => `<p class="x">${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('\n');
  const long = source.repeat(5).slice(0, 200_000);
  console.log(`15,000 characters: ours ${time(() => toTraditional(text))}`);
  console.log(`  OpenCC ${time(() => openCc(text))}`);
  console.log(`  ours, the same as HTML: ${time(() => htmlToTraditional(html))}`);
  console.log(`200,000 characters: ours ${time(() => toTraditional(long), 7)}`);
}

function time(run: () => unknown, times = 25): string {
  const samples = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const [best = 0, median = 0] = [samples[0], samples[Math.floor(times / 2)]];
  return `best ${best.toFixed(1)} ms, median ${median.toFixed(1)} ms`;
}
