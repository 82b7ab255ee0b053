import { ENDPOINTS } from '../contract/endpoints';
import { HANDLERS } from './handlers';
import { openApiDocument } from './openapi';

describe('openApiDocument', () => {
  const document = openApiDocument('Test', 'https://example.org');

  it('describes every call once, under its own name and method', () => {
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
    expect(Object.keys(paths).sort()).toEqual(
      Object.keys(ENDPOINTS)
        .map((name) => `/${name}`)
        .sort(),
    );
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      expect(paths[`/${name}`]?.[endpoint.method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe('ENDPOINTS', () => {
  it.each(Object.entries(ENDPOINTS))('names %s as its key and has its handler', (key, endpoint) => {
    expect(endpoint.name).toBe(key);
    expect(HANDLERS[endpoint.name]).toBeInstanceOf(Function);
  });
});
