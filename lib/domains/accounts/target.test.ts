import { phoneTarget } from './target';

describe('phoneTarget', () => {
  it.each([
    ['44', '07911123456', '+447911123456'],
    ['44', '7911123456', '+447911123456'],
    ['49', '015112345678', '+4915112345678'],
    ['81', '09012345678', '+819012345678'],
    ['886', '0912345678', '+886912345678'],
    ['86', '13800138000', '+8613800138000'],
    ['852', '51234567', '+85251234567'],
    ['1', '2125550123', '+12125550123'],
    // Here the 0 is part of the number.
    ['39', '0612345678', '+390612345678'],
    // What is no number there stays as it was typed: whether it is reached is not judged here.
    ['86', '1234', '+861234'],
  ])('writes +%s %s as %s', (code, number, address) => {
    expect(phoneTarget(code, number).address).toBe(address);
  });

  it('is one target however the number is typed', () => {
    expect(phoneTarget('44', '07911123456').digest).toBe(phoneTarget('44', '7911123456').digest);
  });

  it('refuses a code of nowhere', () => {
    expect(() => phoneTarget('999', '12345678')).toThrow(
      expect.objectContaining({ key: 'invalidInput' }),
    );
  });
});
