/** @jest-environment jsdom */
import { findFaults } from './real-name-faults';

const picture = new File(['x'], 'card.png', { type: 'image/png' });
const whole = { name: '张三', number: '1234', file: picture, isAgreed: true };

describe('findFaults', () => {
  it.each([
    ['a whole request', {}, {}],
    ['a name of one character', { name: '张' }, { name: 'name' }],
    ['a number of three', { number: '123' }, { number: 'number' }],
    ['no picture', { file: undefined }, { picture: 'picture' }],
    [
      'a file that is no picture',
      { file: new File(['x'], 'card.pdf', { type: 'application/pdf' }) },
      { picture: 'pictureWrongType' },
    ],
    [
      'a drawing that can hold a script',
      { file: new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' }) },
      { picture: 'pictureWrongType' },
    ],
    ['no consent', { isAgreed: false }, { agreed: 'agreed' }],
  ])('of %s tells %j → %j', (_name, changes, faults) => {
    expect(findFaults({ ...whole, ...changes })).toEqual(faults);
  });
});
