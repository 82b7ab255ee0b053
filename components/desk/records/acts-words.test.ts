import desk from '@/messages/en/desk.json';
import studio from '@/messages/en/studio.json';
import { aboutOf, detailsOf, sentenceOf, subjectName } from './acts-words';

const { roles, levels } = desk.people;
const { kinds } = desk.content;
const words = { acts: { ...desk.acts, roles, levels, kinds, reasons: studio.mine.reasons } };

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

describe('detailsOf', () => {
  it.each([
    [{ title: 'A title', locale: 'zh-Hans', revision: 3 }, ['Chinese edition', 'Revision 3']],
    [
      { reason_code: 'source', reason: 'Which block?' },
      [`Reason: ${studio.mine.reasons.source}`, 'Reason: Which block?'],
    ],
    [{ from: 'reader', to: 'editor' }, [`From “${roles.reader}” to “${roles.editor}”`]],
    [{ from: 0, to: 4 }, [`From “not granted” to “${levels[4]}”`]],
    [{ publish_time: '2026-11-28T17:00:00.000Z' }, ['Set for Nov 29, 2026, 01:00']],
    [{ reason: 'spam', ended: 0 }, ['Reason: spam', 'Sessions ended: 0']],
    [{ note: '', orbit: 'low' }, ['orbit: low']],
  ])('tells %j', (detail, told) => {
    expect(detailsOf(detail, words.acts, 'en')).toEqual(told);
  });
});
