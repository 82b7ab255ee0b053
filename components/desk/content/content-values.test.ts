import { CONTENT_FIELDS, CONTENT_KINDS, contentSchema } from '@/lib/contract/desk-content';
import { emptyValues, moved } from './content-values';

describe('emptyValues', () => {
  it.each(CONTENT_KINDS)('of %s lack nothing but what must be written', (kind) => {
    const fields = CONTENT_FIELDS[kind];
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    const { error } = contentSchema(kind).safeParse(emptyValues(fields));
    const missing = [...new Set(error?.issues.map(({ path }) => String(path[0])))];
    expect(required).toEqual(expect.arrayContaining(missing));
  });
});

describe('moved', () => {
  it.each([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
  ] as const)('moves the entry at %d by %d', (place, step, wanted) => {
    expect(moved([...'abc'], place, step).join('')).toBe(wanted);
  });
});
