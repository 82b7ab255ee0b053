import { csvOf } from './csv';

describe('csvOf', () => {
  it('quotes what separates, and disarms formulas', () => {
    const text = csvOf([
      ['name', 'note'],
      ['A, "B"', '=HYPERLINK("x")'],
      [-5, 'line\nbreak'],
    ]);
    expect(text).toBe(
      '\uFEFFname,note\r\n"A, ""B""","\'=HYPERLINK(""x"")"\r\n-5,"line\nbreak"\r\n',
    );
  });
});
