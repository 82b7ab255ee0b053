/** @jest-environment jsdom */
import { clientUuid } from './client-uuid';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('clientUuid', () => {
  it('is made once and kept', () => {
    const first = clientUuid();
    expect(first).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(localStorage.getItem('uuid')).toBe(first);
    expect(clientUuid()).toBe(first);
  });

  it('takes the one that is kept, and no other text', () => {
    const kept = '0f8fad5b-d9cb-469f-a165-70867728950e';
    localStorage.setItem('uuid', kept);
    expect(clientUuid()).toBe(kept);
    localStorage.setItem('uuid', '<script>');
    expect(clientUuid()).not.toBe('<script>');
    expect(localStorage.getItem('uuid')).toBe(clientUuid());
  });

  it('holds for the page where storage is closed', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(clientUuid()).toBe(clientUuid());
  });
});
