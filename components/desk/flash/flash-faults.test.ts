import { faultsOf } from './flash-faults';

const draft = {
  client_key: '0b6e2f54-9c0d-4a0e-8a39-2f3c8f1f3e01',
  category: 'policy' as const,
  is_important: false,
  title: '标题',
  content: '正文',
  title_en: '',
  content_en: '',
  source_name: '',
  source_url: '',
};

describe('faultsOf', () => {
  it('lets a whole flash through, with or without English and a source', () => {
    expect(faultsOf(draft)).toEqual([]);
    const whole = { ...draft, title_en: 'T', content_en: 'C', source_url: 'https://example.org/a' };
    expect(faultsOf(whole)).toEqual([]);
  });

  it('names what is missing or cannot be', () => {
    expect(faultsOf({ ...draft, title: ' ', content: '字'.repeat(4001) })).toEqual([
      'title',
      'content',
    ]);
    expect(faultsOf({ ...draft, source_url: 'javascript:alert(1)' })).toEqual(['sourceUrl']);
    expect(faultsOf({ ...draft, title_en: 'T' })).toEqual(['contentEn']);
    expect(faultsOf({ ...draft, content_en: 'C' })).toEqual(['titleEn']);
  });
});
