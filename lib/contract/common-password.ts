/** Runs that fingers find by themselves: the alphabet, digits, rows of keyboards. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'q1w2e3r4t5y6u7i8o9p0',
];
const RUN_MIN = 4;
/** What lists of stolen passwords have most of; digits and signs before and after are taken off. */
const WORDS = new Set([
  'admin',
  'administrator',
  'baseball',
  'bitcoin',
  'chaintide',
  'dragon',
  'ethereum',
  'football',
  'iloveyou',
  'letmein',
  'login',
  'monkey',
  'passw0rd',
  'password',
  'princess',
  'qwerty',
  'secret',
  'shadow',
  'sunshine',
  'superman',
  'trustno',
  'welcome',
  'whatever',
  'woaini',
]);

/**
 * Whether a password is among the first that anybody would try (NIST SP 800-63B, 3.1.1.2): one or
 * two signs over and over, a run of the keyboard or two, or a word of every list with digits
 * around it.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size <= 2) return true;
  if (WORDS.has(plain.replace(/^[^a-z]+|[^a-z]+$/g, '')) || WORDS.has(plain)) return true;
  return withoutRuns(plain).length < RUN_MIN;
}

/** What is left when every run of four or more neighbours, in either direction, is taken out. */
function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    const length = Math.max(
      ...RUNS.flatMap((run) => [runAt(text, at, run), runAt(text, at, reversed(run))]),
    );
    if (length >= RUN_MIN) at += length;
    else {
      left += text[at] ?? '';
      at += 1;
    }
  }
  return left;
}

/** How far a text goes along a run from a place on. */
function runAt(text: string, at: number, run: string): number {
  const start = run.indexOf(text[at] ?? '\n');
  if (start < 0) return 0;
  let length = 1;
  while (start + length < run.length && text[at + length] === run[start + length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');
