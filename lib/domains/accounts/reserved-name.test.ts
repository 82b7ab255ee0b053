import { isReservedName } from './reserved-name';

describe('isReservedName', () => {
  const BRANDS = ['链潮', 'ChainTide'];

  it.each([
    '管理员',
    'Admin',
    'the desk',
    'ＣｈａｉｎＴｉｄｅ',
    'Chain·Tide',
    '链潮编辑部',
    'My ChainTide',
    // Cyrillic letters, digits and accents that look like the brand's.
    'СhаіnТіdе',
    'Cha1nTide',
    'ChainTîde',
    'Αdmin',
    '0fficial',
  ])('keeps %s for the newsroom', (name) => expect(isReservedName(name, BRANDS)).toBe(true));

  it.each([
    '潮汐',
    'Ada',
    '链上潮水',
    'Editor of my own life',
    'Анна',
    'Ελένη',
    '1984',
    'Ella',
    '',
  ])('leaves %s to readers', (name) => expect(isReservedName(name, BRANDS)).toBe(false));
});
