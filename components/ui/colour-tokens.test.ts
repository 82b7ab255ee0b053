import { readFileSync } from 'node:fs';
import path from 'node:path';

const CSS = readFileSync(path.resolve(process.cwd(), 'app/globals.css'), 'utf8');

/** The colours of the first rule that begins with `selector`. */
function tokensOf(selector: string): Record<string, string> {
  const start = CSS.indexOf(selector);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const rule = CSS.slice(CSS.indexOf('{', start), CSS.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
  );
}

/** Contrast of two colours (WCAG 2.2, 1 to 21). */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const light = tokensOf('  :root {\n    color-scheme: light');
const dark = tokensOf("  [data-theme='dark'],");
const harbour = {
  ...dark,
  ...tokensOf("  [data-theme='harbour'],\n  :root:has([data-theme='harbour']) {\n    --tide"),
};
const THEMES = { light, dark, harbour };

describe.each(Object.entries(THEMES))('the colours of the %s theme', (_, tokens) => {
  const of = (name: string) => {
    const colour = tokens[name];
    if (!colour) throw new Error(`no token ${name}`);
    return colour;
  };

  it.each(['ink', 'ink-2', 'tide', 'signal', 'red', 'green'])(
    'give text in %s 4.5:1 on paper and surface',
    (name) => {
      expect(contrast(of(name), of('paper'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of(name), of('surface'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('give text on sunken paper, on the tide wash and on signal 4.5:1', () => {
    expect(contrast(of('ink'), of('sunken'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('tide'), of('tide-wash'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-signal'), of('signal'))).toBeGreaterThanOrEqual(4.5);
  });

  it('give large numerals 3:1', () => {
    expect(contrast(of('faint'), of('paper'))).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark colours', () => {
  it('are the same by preference and by choice', () => {
    expect(tokensOf("    :root:not([data-theme='light'])")).toEqual(dark);
  });
});
