import type { CallOutput } from '@/lib/contract/endpoints';

type OwnVotes = CallOutput<'voteInCeremony'>['votes'];

export interface VoteDesk {
  isSignedIn(): boolean;
  listOwn(): Promise<OwnVotes>;
  cast(category: string, nominee: string): Promise<OwnVotes>;
  /** Words on the button of the nominee that has the vote, and after a vote. */
  words: { vote: string; voted: string; thanks: string; failed: string };
}

/**
 * Makes the vote links (`data-vote`) of a page take the votes of a signed-in person and
 * show those given; a visitor's click is the login prompt's.
 */
export function takeVotes(root: Document, desk: VoteDesk, signal: AbortSignal): void {
  const links = [...root.querySelectorAll<HTMLElement>('[data-vote]')];
  const status = root.querySelector('[data-vote-status]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const show = (votes: OwnVotes) => {
    const given = new Set(votes.map(({ category, nominee }) => `${category}/${nominee}`));
    for (const link of links) {
      const isGiven = given.has(link.dataset.vote ?? '');
      link.textContent = isGiven ? desk.words.voted : desk.words.vote;
      if (isGiven) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const vote = async (link: HTMLElement) => {
    const [category = '', nominee = ''] = (link.dataset.vote ?? '').split('/');
    try {
      show(await desk.cast(category, nominee));
      say(desk.words.thanks);
    } catch (error) {
      say((error instanceof Error && error.message) || desk.words.failed);
    }
  };
  for (const link of links) {
    link.addEventListener(
      'click',
      (event) => {
        if (!desk.isSignedIn()) return;
        event.preventDefault();
        void vote(link);
      },
      { signal },
    );
  }
  // What was given before is only a mark on the buttons: without an answer they stay as they are.
  if (desk.isSignedIn() && links.length > 0) desk.listOwn().then(show, () => undefined);
}
