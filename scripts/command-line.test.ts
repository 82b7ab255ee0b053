import { readCommandLine } from './command-line';

const TAKEN = {
  allowPositionals: true,
  options: { report: { type: 'string' }, quick: { type: 'boolean', default: false } },
} as const;

describe('readCommandLine', () => {
  it('gives options and words', () => {
    expect(readCommandLine(['--report', 'x', 'a b'], TAKEN)).toMatchObject({
      found: { values: { report: 'x', quick: false }, positionals: ['a b'] },
    });
  });

  it.each([
    ['an option that is not known', ['--bogus', 'x'], "Unknown option '--bogus'."],
    ['a letter that is not known', ['-x'], "Unknown option '-x'."],
    ['a value that is missing', ['--report'], "Option '--report <value>' argument missing."],
    ['a value where none goes', ['--quick=1'], "Option '--quick' does not take an argument."],
    [
      'an option where a value goes',
      ['--report', '--quick'],
      "Option '--report' argument is ambiguous.",
    ],
  ])('says in one sentence what is wrong: %s', (_, args, problem) => {
    expect(readCommandLine(args, TAKEN)).toEqual({ problem });
  });

  it('refuses words where a command takes none', () => {
    expect(readCommandLine(['x.y. z'], {})).toEqual({ problem: "Unexpected argument 'x.y. z'." });
    expect(readCommandLine(['--force'], {})).toEqual({ problem: "Unknown option '--force'." });
    expect(readCommandLine([], {})).toHaveProperty('found');
  });
});
