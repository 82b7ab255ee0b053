import { findAreaCodes } from './find-area-codes';

const LIST = [
  { id: 1, country: 'China', area_code: '86', continent: 'Asia' },
  { id: 2, country: 'Hong Kong', area_code: '852', continent: 'Asia' },
  { id: 3, country: 'Côte d’Ivoire', area_code: '225', continent: 'Africa' },
  { id: 4, country: 'French Guiana', area_code: '594', continent: 'South America' },
  { id: 5, country: 'Guinea', area_code: '224', continent: 'Africa' },
  { id: 6, country: 'South Africa', area_code: '27', continent: 'Africa' },
  { id: 7, country: 'United States', area_code: '1', continent: 'North America' },
  { id: 8, country: '中国香港', area_code: '852', continent: '亚洲' },
  {
    id: 9,
    country: 'Taiwan',
    names: ['台湾', '台灣', 'Taiwan'],
    area_code: '886',
    continent: 'Asia',
  },
];
const ids = (query: string) => findAreaCodes(LIST, query).map(({ id }) => id);

describe('findAreaCodes', () => {
  it.each([
    ['', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['台湾', [9]],
    ['台灣', [9]],
    ['tai', [9]],
    ['+ 886', [9]],
    ['88-6', [9]],
    ['86', [1]],
    ['+852', [2, 8]],
    ['0086', [1]],
    ['＋８６', [1]],
    ['2', [3, 5, 6]],
    ['cote', [3]],
    ['HONG  kong', [2]],
    ['香港', [8]],
    ['亚洲', [8]],
    ['nowhere', []],
  ])('finds by %j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('puts the exact code and the names that begin so first', () => {
    expect(findAreaCodes(LIST, 'gui').map(({ country }) => country)).toEqual([
      'Guinea',
      'French Guiana',
    ]);
    expect(ids('africa')).toEqual([6, 3, 5]);
  });
});
