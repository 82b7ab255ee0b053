import { codeOf, counterAt, otpauthAddress, takenCounter, toBase32 } from './totp';

const SECRET = Buffer.from('12345678901234567890');

describe('codeOf', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('gives the code of the RFC at %i s', (seconds, code) => {
    expect(codeOf(SECRET, counterAt(new Date(seconds * 1000)))).toBe(code);
  });
});

describe('takenCounter', () => {
  const now = new Date(1_111_111_111_000);
  const take = (code: string, lastCounter = 0) => takenCounter(SECRET, { code, now, lastCounter });

  it('takes the code of now and of half a minute before, each once', () => {
    const counter = counterAt(now);
    expect(take('050471')).toBe(counter);
    expect(take('081804')).toBe(counter - 1);
    expect(take('050471', counter)).toBeUndefined();
    expect(take('000000')).toBeUndefined();
  });
});

describe('toBase32 and otpauthAddress', () => {
  it('write a secret as apps read it', () => {
    expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(otpauthAddress('ABC', 'ada@example.org', 'news.example.org')).toBe(
      'otpauth://totp/news.example.org:ada%40example.org?secret=ABC&issuer=news.example.org&algorithm=SHA1&digits=6&period=30',
    );
  });
});
