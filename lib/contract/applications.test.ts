import { getColumnApplication, submitColumnApplication, submitCooperation } from './applications';

const column = {
  client_key: '0b6b7c1e-5a54-4c1e-9a0b-3f2d7c6d8e9f',
  email: ' Writer@example.org ',
  pen_name: '  潮\u0000汐\n客 ',
  column_title: '每月一个证明',
  column_intro: '每月讲清一个证明系统，从直觉讲到代码，\r\n最后给出可以自己运行的例子。',
  about: '写了十年编译器，两年电路，也给刚入门的人讲课，讲稿都公开。',
  topics: ['technology'],
  frequency: 'monthly',
  links: ['https://example.org/essay'],
  agreed: true,
};
const faultsOf = (changes: object) => {
  const parsed = submitColumnApplication.input.safeParse({ ...column, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

describe('a column application', () => {
  it('is kept without what a database cannot keep', () => {
    const parsed = submitColumnApplication.input.parse(column);
    expect(parsed.pen_name).toBe('潮 汐 客');
    expect(parsed.email).toBe('Writer@example.org');
    expect(parsed.column_intro).toContain('代码，\n最后');
  });

  it.each([
    ['an address that is none', { email: 'writer@' }, ['email']],
    ['no topic', { topics: [] }, ['topics']],
    ['four topics', { topics: ['industry', 'policy', 'market', 'security'] }, ['topics']],
    ['a script for a link', { links: ['javascript:alert(1)'] }, ['links.0']],
    ['a link without a domain', { links: ['http://localhost/x'] }, ['links.0']],
    ['an introduction of blanks', { column_intro: ' '.repeat(60) }, ['column_intro']],
    ['an introduction too long', { column_intro: '长'.repeat(501) }, ['column_intro']],
    ['terms not agreed to', { agreed: false }, ['agreed']],
    ['a key that is none', { client_key: '1' }, ['client_key']],
  ])('is refused for %s', (_what, changes, fields) => {
    expect(faultsOf(changes)).toEqual(fields);
  });

  it('is not refused for half a character', () => {
    expect(submitColumnApplication.input.parse({ ...column, pen_name: 'a\uD800' }).pen_name).toBe(
      'a\uFFFD',
    );
  });
});

describe('an enquiry', () => {
  it('needs neither organisation nor dates', () => {
    const parsed = submitCooperation.input.parse({
      client_key: column.client_key,
      email: 'a@example.org',
      name: 'Grace',
      service: 'coverage',
      message: 'We hold a small conference in May.',
      agreed: true,
    });
    expect(parsed).toMatchObject({ organisation: '', timing: '', website: '' });
  });
});

describe('a look-up', () => {
  it('takes a reference as people type it', () => {
    const parsed = getColumnApplication.input.parse({
      reference: ' c-7f3k-9q2m ',
      email: 'a@example.org',
    });
    expect(parsed.reference).toBe('C-7F3K-9Q2M');
  });

  it.each(['7F3K9Q2M', 'C-7F3K-9QIM', 'X-7F3K-9Q2M', ''])('refuses %s', (reference) => {
    expect(
      getColumnApplication.input.safeParse({ reference, email: 'a@example.org' }).success,
    ).toBe(false);
  });
});
