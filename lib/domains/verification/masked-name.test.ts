import { maskedName } from './masked-name';

describe('maskedName', () => {
  it.each([
    ['张三', '张*'],
    ['欧阳修远', '欧***'],
    ['Ada Lovelace', 'A******'],
    ['é́lan', 'é́***'],
  ])('shows %s as %s', (name, shown) => {
    expect(maskedName(name)).toBe(shown);
  });
});
