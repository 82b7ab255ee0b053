import { judgePicture } from './judge-picture';
import { pictureAccept } from './output-plan';

const file = (type: string) => new File(['x'], 'picture', { type });

describe('the kind of a chosen file', () => {
  it.each(['cover', 'banner'] as const)('is JPEG or PNG for a %s', async (use) => {
    expect(await judgePicture(file('image/gif'), use)).toBe('coverWrongType');
    for (const type of ['image/jpeg', 'image/png']) {
      // It is looked into, so its kind will do.
      expect(await judgePicture(file(type), use)).toBe('unreadable');
    }
    expect(pictureAccept(use)).not.toContain('gif');
  });

  it.each(['avatar', '1', 'default'] as const)('may be a GIF too for %s', async (use) => {
    expect(await judgePicture(file('image/gif'), use)).toBe('unreadable');
    expect(await judgePicture(file('image/webp'), use)).toBe('wrongType');
    expect(pictureAccept(use)).toContain('gif');
  });
});
