import { createRegistry } from '../platform/process-registry';
import { createTagExpirer } from './tag-expirer';

describe('createTagExpirer', () => {
  it('looks up what there is, expires twice, then drops the pages, amid an odd generation', async () => {
    const registry = createRegistry();
    const steps: string[] = [];
    const step = (name: string) => steps.push(`${name} ${registry.generation}`);
    registry.refreshExistence = async (tags) => void step(`refresh ${tags.join()}`);
    registry.dropPages = () => void step('drop');
    const expire = createTagExpirer(registry, async (tags) => void step(`expire ${tags.join()}`));
    await expire(['article:1', 'home']);
    expect(steps).toEqual([
      'refresh article:1,home 1',
      'expire article:1,home 1',
      'expire article:1,home 1',
      'drop 2',
    ]);
  });

  it('takes changes that come meanwhile together, once each, after the one under way', async () => {
    const registry = createRegistry();
    const batches: string[] = [];
    const expire = createTagExpirer(registry, async (tags) => void batches.push(tags.join()));
    await Promise.all([expire(['a']), expire(['b']), expire(['c', 'b'])]);
    expect(batches).toEqual(['a', 'a', 'b,c', 'b,c']);
    expect(registry.generation).toBe(4);
  });

  it('drops the pages even when Next fails, says so, and goes on', async () => {
    const registry = createRegistry();
    let dropped = 0;
    let isBroken = true;
    registry.dropPages = () => void (dropped += 1);
    const expire = createTagExpirer(registry, () =>
      isBroken ? Promise.reject(new Error('503')) : Promise.resolve(),
    );
    await expect(expire(['a'])).rejects.toThrow('503');
    isBroken = false;
    await expect(expire(['b'])).resolves.toBeUndefined();
    expect({ dropped, generation: registry.generation }).toEqual({ dropped: 2, generation: 4 });
  });
});
