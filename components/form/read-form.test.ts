/** @jest-environment jsdom */
import { findFaults, readAnswers } from './read-form';
import { showFaults, type FaultWords } from './show-faults';

const WORDS: FaultWords = {
  byField: { 'email.invalid': 'an address', topics: 'one to three', agreed: 'tick it' },
  byFault: { required: 'fill in', tooShort: 'say more', tooLong: 'shorten', invalid: 'check' },
};

function stand(): HTMLFormElement {
  document.body.innerHTML = `<form id="f">
    <div data-field="name"><input class="form-control" id="f-name" name="name" type="text" data-kind="text" required data-min="2" data-max="5"><p id="f-name-fault" hidden></p></div>
    <div data-field="note"><input class="form-control" id="f-note" name="note" type="text" data-kind="text" data-min="0" data-max="5"><p id="f-note-fault" hidden></p></div>
    <div data-field="email"><input class="form-control" id="f-email" name="email" type="email" data-kind="text" required data-max="50"><p id="f-email-fault" hidden></p></div>
    <div data-field="links"><textarea class="form-control" id="f-links" name="links" data-kind="lines" required></textarea><p id="f-links-fault" hidden></p></div>
    <fieldset data-field="topics"><div data-kind="set" data-name="topics" data-max="2">
      <input id="f-topics-a" data-first type="checkbox" name="topics" value="a">
      <input type="checkbox" name="topics" value="b"><input type="checkbox" name="topics" value="c">
    </div><p id="f-topics-fault" hidden></p></fieldset>
    <div data-field="agreed"><input id="f-agreed" type="checkbox" name="agreed" data-kind="flag"><p id="f-agreed-fault" hidden></p></div>
  </form>`;
  return document.querySelector('form')!;
}

const field = (id: string) => document.getElementById(`f-${id}`) as HTMLInputElement;
const said = (id: string) => document.getElementById(`f-${id}-fault`)!;

function fillIn(): void {
  field('name').value = '潮汐';
  field('email').value = 'a@example.org';
  field('links').value = '\n https://example.org/a \n\nhttp://example.org/b\n';
  field('topics-a').checked = true;
  field('agreed').checked = true;
}

describe('a form that is filled in', () => {
  it('has no fault, and is read as the calls take it', () => {
    const form = stand();
    fillIn();
    expect(findFaults(form)).toEqual({});
    expect(readAnswers(form)).toEqual({
      name: '潮汐',
      note: '',
      email: 'a@example.org',
      links: ['https://example.org/a', 'http://example.org/b'],
      topics: ['a'],
      agreed: true,
    });
  });

  it.each([
    ['name', '潮', 'tooShort'],
    ['name', '潮汐潮汐潮汐', 'tooLong'],
    ['name', '   ', 'required'],
    ['note', 'too long', 'tooLong'],
    ['email', 'a@example', 'invalid'],
    ['email', 'a b@example.org', 'invalid'],
    ['links', 'javascript:alert(1)', 'invalid'],
    ['links', 'https://localhost/a', 'invalid'],
    ['links', 'https://a.org\nhttps://b.org\nhttps://c.org\nhttps://d.org', 'invalid'],
  ])('finds %s "%s" %s', (id, value, fault) => {
    const form = stand();
    fillIn();
    field(id).value = value;
    expect(findFaults(form)).toEqual({ [id]: fault });
  });

  it('finds more choices than may be made', () => {
    const form = stand();
    fillIn();
    form.querySelectorAll<HTMLInputElement>('[name="topics"]').forEach((box) => {
      box.checked = true;
    });
    expect(findFaults(form)).toEqual({ topics: 'tooLong' });
  });
});

describe('a field that is counted in words', () => {
  it.each([
    ['one two', 'tooShort'],
    ['one two three', undefined],
    ['潮汐潮汐', undefined],
    ['潮汐潮汐 and', 'tooLong'],
  ])('finds "%s" %s', (text, fault) => {
    document.body.innerHTML =
      '<form><textarea name="text" data-kind="text" data-counted="words" required data-min="3" data-max="4"></textarea></form>';
    document.querySelector('textarea')!.value = text;
    expect(findFaults(document.querySelector('form')!)).toEqual(fault ? { text: fault } : {});
  });
});

describe('showFaults', () => {
  it('says each fault beside its field and goes to the first', () => {
    const form = stand();
    expect(showFaults(form, findFaults(form), WORDS)).toBe(5);
    expect(said('name').textContent).toBe('fill in');
    expect(said('topics').textContent).toBe('one to three');
    expect(said('agreed').textContent).toBe('tick it');
    expect(said('note').hidden).toBe(true);
    expect(field('name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('name'));
  });

  it('takes a fault of a part for one of its field, as the server names it', () => {
    const form = stand();
    expect(showFaults(form, { 'links.1': 'invalid', email: 'invalid' }, WORDS)).toBe(2);
    expect(said('links').textContent).toBe('check');
    expect(said('email').textContent).toBe('an address');
  });

  it('takes back what is right again', () => {
    const form = stand();
    showFaults(form, findFaults(form), WORDS);
    fillIn();
    expect(showFaults(form, findFaults(form), WORDS)).toBe(0);
    expect(form.querySelector('[aria-invalid]')).toBeNull();
    expect(said('email').hidden).toBe(true);
  });
});
