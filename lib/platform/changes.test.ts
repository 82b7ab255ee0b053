import { announceChange } from './changes';
import { processRegistry } from './process-registry';

describe('announceChange', () => {
  const registry = processRegistry();

  afterEach(() => {
    delete registry.expireTags;
    delete registry.notifyChange;
  });

  it('waits until the tags are expired here and told to others, each tag once', async () => {
    const told: [string, readonly string[]][] = [];
    registry.expireTags = async (tags) => void told.push(['here', tags]);
    registry.notifyChange = async (tags) => void told.push(['others', tags]);
    await announceChange({ tags: ['article:1', 'home', 'article:1'] });
    expect(told).toEqual([
      ['here', ['article:1', 'home']],
      ['others', ['article:1', 'home']],
    ]);
  });

  it('fails when the pages could not be made anew', async () => {
    registry.expireTags = () => Promise.reject(new Error('no answer'));
    await expect(announceChange({ tags: ['home'] })).rejects.toThrow('no answer');
  });

  it('tells nobody that nothing changed', async () => {
    registry.expireTags = () => Promise.reject(new Error('asked'));
    await expect(announceChange({ tags: [] })).resolves.toBeUndefined();
  });

  it('has nobody to tell in a process without a server', async () => {
    await expect(announceChange({ tags: ['home'] })).resolves.toBeUndefined();
  });
});
