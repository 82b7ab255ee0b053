import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { CodedError } from './error-codes';
import { id, pageInput } from './paging';
import { parseInput } from './parse-input';
import { WHOLE_NUMBER_MAX } from './whole-number';

const input = z.object({ id });
const list = z.object(pageInput);

function faultsOf(schema: z.ZodType, sent: unknown): unknown {
  try {
    parseInput(schema, sent);
    return undefined;
  } catch (error) {
    if (error instanceof CodedError) return error.fields;
    throw error;
  }
}

describe('wholeNumber', () => {
  it.each([
    [1, 1],
    ['1', 1],
    ['0042', 42],
    [WHOLE_NUMBER_MAX, WHOLE_NUMBER_MAX],
    [String(WHOLE_NUMBER_MAX), WHOLE_NUMBER_MAX],
  ])('takes %p', (sent, read) => {
    expect(parseInput(input, { id: sent })).toEqual({ id: read });
  });

  it.each([
    ...[true, false, null, [1], [], {}, { id: 1 }, 1.5, Number.NaN],
    ...['0x1', '1e0', '0b1', '1.0', '1.5', '+1', '-1', ' 1', '1 ', '1_000', '１', 'one', 'NaN'],
  ])('says of %p that it is no number', (sent) => {
    expect(faultsOf(input, { id: sent })).toEqual({ id: 'notNumber' });
  });

  it.each([
    [-1, 'tooLow'],
    [0, 'tooLow'],
    ['0', 'tooLow'],
    [WHOLE_NUMBER_MAX + 1, 'tooHigh'],
    [String(WHOLE_NUMBER_MAX + 1), 'tooHigh'],
    ['99999999999999999999', 'tooHigh'],
    ['9'.repeat(400), 'tooHigh'],
  ])('says of %p that it is %s', (sent, fault) => {
    expect(faultsOf(input, { id: sent })).toEqual({ id: fault });
  });

  it.each([[undefined], [''], ['  ']])('says of %p that it is missing', (sent) => {
    expect(faultsOf(input, { id: sent })).toEqual({ id: 'required' });
  });

  it('keeps what a list begins with where nothing is said', () => {
    expect(parseInput(list, {})).toMatchObject({ page: 1 });
    expect(parseInput(list, { page: '2', limit: '30' })).toMatchObject({ page: 2, limit: 30 });
    expect(faultsOf(list, { page: true, limit: 51 })).toEqual({
      page: 'notNumber',
      limit: 'tooHigh',
    });
  });

  it('leaves texts and lists their length', () => {
    const schema = z.object({ name: z.string().min(2).max(4), ids: z.array(id).min(1).max(1) });
    expect(faultsOf(schema, { name: 'a', ids: [1, 2] })).toEqual({
      name: 'tooShort',
      ids: 'tooLong',
    });
    expect(faultsOf(schema, { name: 'abcde', ids: [] })).toEqual({
      name: 'tooLong',
      ids: 'tooShort',
    });
    expect(faultsOf(schema, { name: 5, ids: [true] })).toEqual({
      name: 'invalid',
      'ids.0': 'notNumber',
    });
  });
});

interface JsonSchema {
  type?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  [more: string]: unknown;
}

function wholeNumbers(schema: JsonSchema): JsonSchema[] {
  const own = schema.type === 'integer' ? [schema] : [];
  const inner = Object.values(schema).filter((part) => part !== null && typeof part === 'object');
  return [...own, ...inner.flatMap((part) => wholeNumbers(part as JsonSchema))];
}

const calls = Object.values<Endpoint>(ENDPOINTS).map((endpoint) => {
  const options = { io: 'input', unrepresentable: 'any' } as const;
  return { endpoint, schema: z.toJSONSchema(endpoint.input, options) as JsonSchema };
});
const numbersOfCalls = calls.flatMap(({ endpoint, schema }) =>
  Object.entries(schema.properties ?? {})
    .filter(([, { type }]) => type === 'integer')
    .map(([field]) => [endpoint.name, field, endpoint] as const),
);

describe('every whole number of a call', () => {
  it('is known by this test', () => {
    expect(numbersOfCalls.length).toBeGreaterThan(100);
  });

  it('fits into its column', () => {
    const tooWide = calls.filter(({ schema }) =>
      wholeNumbers(schema).some(
        ({ minimum = -Infinity, maximum = Infinity }) => minimum < 0 || maximum > WHOLE_NUMBER_MAX,
      ),
    );
    expect(tooWide.map(({ endpoint }) => endpoint.name)).toEqual([]);
  });

  it.each(numbersOfCalls)('%s: %s is of digits', (_call, field, endpoint) => {
    for (const sent of [true, [1], '0x1', '1e0', ' 1', null]) {
      expect(faultsOf(endpoint.input, { [field]: sent })).toMatchObject({ [field]: 'notNumber' });
    }
    // Spans of days are few; everywhere else one is a number.
    const number = field === 'days' ? 30 : 1;
    for (const sent of [number, String(number)]) {
      expect(faultsOf(endpoint.input, { [field]: sent }) ?? {}).not.toHaveProperty([field]);
    }
  });
});
