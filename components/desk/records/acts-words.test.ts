import words from '@/messages/en/desk.json';
import { aboutOf, sentenceOf, subjectName } from './acts-words';

describe('sentenceOf and subjectName', () => {
  it('tell what has a sentence, and the key of what has none', () => {
    expect(sentenceOf('flash.publish', words.acts)).toBe('Published a flash');
    expect(sentenceOf('moon.landing', words.acts)).toBe('Did moon.landing');
    expect(sentenceOf('flash.toString', words.acts)).toBe('Did flash.toString');
    expect(subjectName('person', words.acts)).toBe('Account');
    expect(subjectName('moon', words.acts)).toBe('moon');
  });
});

describe('aboutOf', () => {
  it.each([
    ['#person-7', { subject: 'person', subject_id: '7' }],
    ['#application-C-7F3K-9Q2M', { subject: 'application', subject_id: 'C-7F3K-9Q2M' }],
    ['#person', {}],
    ['', {}],
  ])('reads %s', (hash, filter) => {
    expect(aboutOf(hash)).toEqual(filter);
  });
});
