/** @jest-environment jsdom */
import { takeVotes, type VoteDesk } from './take-votes';

const words = { vote: 'Vote', voted: 'Voted', thanks: 'Counted', failed: 'Not counted' };

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#up" data-vote="tool/alpha">Vote</a>
    <a href="#up" data-vote="tool/beta">Vote</a>
    <p data-vote-status></p>`;
});

function open(changes: Partial<VoteDesk> = {}) {
  const desk: VoteDesk = {
    isSignedIn: () => true,
    listOwn: async () => [],
    cast: async (category, nominee) => [{ category, nominee }],
    words,
    ...changes,
  };
  takeVotes(document, desk, new AbortController().signal);
}

/** Clicks a link; true where the browser would have followed it. */
function click(vote: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  return document.querySelector(`[data-vote="${vote}"]`)!.dispatchEvent(event);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown = () =>
  [...document.querySelectorAll('[data-vote]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);
const status = () => document.querySelector('[data-vote-status]')?.textContent;

describe('taking votes', () => {
  it('marks the nominee that has the vote, and says that it was counted', async () => {
    open();
    expect(click('tool/beta')).toBe(false);
    await settled();
    expect(shown()).toEqual([
      ['Vote', null],
      ['Voted', 'true'],
    ]);
    expect(status()).toBe('Counted');
  });

  it('shows the votes given before', async () => {
    open({ listOwn: async () => [{ category: 'tool', nominee: 'alpha' }] });
    await settled();
    expect(shown()).toEqual([
      ['Voted', 'true'],
      ['Vote', null],
    ]);
  });

  it('leaves the click of a visitor to the login prompt', async () => {
    const cast = jest.fn();
    open({ isSignedIn: () => false, cast });
    expect(click('tool/alpha')).toBe(true);
    expect(cast).not.toHaveBeenCalled();
  });

  it('says why a vote was not counted', async () => {
    open({ cast: () => Promise.reject(new Error('Voting is not open')) });
    click('tool/alpha');
    await settled();
    expect(status()).toBe('Voting is not open');
    expect(shown()).toEqual([
      ['Vote', null],
      ['Vote', null],
    ]);
    document.querySelector('[data-vote-status]')!.textContent = '';
    open({ cast: () => Promise.reject(new Error('')) });
    click('tool/alpha');
    await settled();
    expect(status()).toBe('Not counted');
  });

  it('does without an answer about the votes before', async () => {
    open({ listOwn: () => Promise.reject(new Error('offline')) });
    await settled();
    expect(shown()).toEqual([
      ['Vote', null],
      ['Vote', null],
    ]);
  });
});
