import { z } from 'zod';
import { newClientKey } from './client-key';

describe('newClientKey', () => {
  it('is a UUID, another one each time', () => {
    const keys = Array.from({ length: 50 }, newClientKey);
    for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
    expect(new Set(keys).size).toBe(50);
  });
});
