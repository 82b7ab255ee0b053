import { eventContent } from './event-hosting';
import { typedLine } from './typed-text';

describe('a line that a person typed', () => {
  it('holds nothing that turns it round or is seen by nobody; an emoji stays whole', () => {
    const line = typedLine(1, 40);
    expect(line.parse('\u202egnp.\u202c \u2066BTC\u2069\u200b 👩\u200d💻')).toBe(
      'gnp. BTC 👩\u200d💻',
    );
    expect(line.safeParse('\u202e\u2069\ufeff').success).toBe(false);
  });

  it('is so in the title of an event too', () => {
    const { title, title_en: english } = eventContent.shape;
    expect(title.parse(' \u202e链潮\u202c ')).toBe('链潮');
    expect(english.parse('\u2067Tide')).toBe('Tide');
  });
});
