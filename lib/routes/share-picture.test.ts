import { readSharePicturePath, sharePicturePath } from './share-picture';

const picture = {
  routeId: 'gw_detail',
  locale: 'zh-Hant',
  shape: '16x9',
  version: '0123456789',
} as const;

describe('the address of a share picture', () => {
  it.each([
    { ...picture, param: '5' },
    { ...picture, param: undefined, shape: 'card' as const },
  ])('says what is on it (%#)', (given) => {
    const path = sharePicturePath(given);
    const [, og, route = '', place = '', file = ''] = path.split('/');
    expect(og).toBe('og');
    expect(readSharePicturePath(route, decodeURIComponent(place), file)).toEqual(given);
  });

  it.each([
    ['nowhere', '5', 'en-card-0123456789.jpg'],
    ['gw_detail', '', 'en-card-0123456789.jpg'],
    ['gw_detail', '5', 'fr-card-0123456789.jpg'],
    ['gw_detail', '5', 'en-wide-0123456789.jpg'],
    ['gw_detail', '5', 'en-card-0123456789.png'],
    ['gw_detail', '5', 'en-card-../../etc.jpg'],
  ])('is none at %s/%s/%s', (route, place, file) => {
    expect(readSharePicturePath(route, place, file)).toBeNull();
  });
});
