import {
  checkDraft,
  findMissing,
  passwordsDiffer,
  plainCode,
  type LoginDraft,
} from './check-draft';

const draft = (changes: Partial<LoginDraft>): LoginDraft => ({
  email: '',
  password: '',
  mobile: '',
  phoneCode: '86',
  phonePassword: '',
  smsCode: '',
  loginCode: '',
  registerCode: '',
  resetCode: '',
  bindCode: '',
  newPassword: '',
  newPassword2: '',
  termsAgreed: false,
  privacyAgreed: false,
  ...changes,
});

describe('checkDraft', () => {
  it.each([
    ['reader@example.org', undefined],
    [' reader@example.org ', undefined],
    ['reader@', 'email'],
    ['reader@example', 'email'],
    ['a b@example.org', 'email'],
  ])('takes %j as an address: %s', (email, fault) => {
    expect(checkDraft(draft({ email }), ['email']).email).toBe(fault);
  });

  it.each([
    ['123456', undefined],
    ['１２３ ４５６', undefined],
    ['12345', 'code'],
    ['1234567', 'code'],
    ['12345a', 'code'],
  ])('takes %j as a code: %s', (loginCode, fault) => {
    expect(checkDraft(draft({ loginCode }), ['loginCode']).loginCode).toBe(fault);
  });

  it.each([
    ['138 1234-5678', undefined],
    ['（021）6666', undefined],
    ['123', 'mobile'],
    ['+86 138', 'mobile'],
  ])('takes %j as a number: %s', (mobile, fault) => {
    expect(checkDraft(draft({ mobile }), ['mobile']).mobile).toBe(fault);
  });

  it.each([
    ['seven77', 'passwordLength'],
    ['eight888', undefined],
    ['潮起潮落'.repeat(6), undefined],
    ['潮'.repeat(24), 'passwordCommon'],
    ['12345678', 'passwordCommon'],
    ['👨‍👩‍👧‍👦'.repeat(8), undefined],
    ['👨‍👩‍👧‍👦'.repeat(7), 'passwordLength'],
    ['x'.repeat(25), 'passwordLength'],
  ])('counts %j as people do: %s', (newPassword, fault) => {
    expect(checkDraft(draft({ newPassword }), ['newPassword']).newPassword).toBe(fault);
  });

  it('looks at the fields that were named alone', () => {
    const changes = { email: 'x', newPassword: 'long enough', newPassword2: 'something else' };
    expect(checkDraft(draft(changes), ['newPassword2'])).toEqual({
      newPassword2: 'passwordsDiffer',
    });
  });
});

describe('what is missing', () => {
  it('is what is empty, blank, or not ticked', () => {
    const filled = draft({ email: 'a@example.org', password: ' ', termsAgreed: true });
    expect(findMissing(filled, ['email', 'password', 'termsAgreed', 'privacyAgreed'])).toEqual([
      'password',
      'privacyAgreed',
    ]);
  });
});

describe('passwordsDiffer', () => {
  it.each([
    ['tide-and-ink', '', false],
    ['tide-and-ink', 'tide-a', false],
    ['tide-and-ink', 'tide-and-ink', false],
    ['tide-and-ink', 'tide-o', true],
    ['tide-and-ink', 'tide-and-ink!', true],
    ['', 'tide', false],
  ])('of %j and %j is %s', (newPassword, newPassword2, differ) => {
    expect(passwordsDiffer(draft({ newPassword, newPassword2 }))).toBe(differ);
  });
});

describe('plainCode', () => {
  it('drops blanks and widens nothing', () => {
    expect(plainCode(' 12３ 456 ')).toBe('123456');
  });
});
