import { agendaDays, dateIn } from './agenda-days';
import { countAwards } from './count-awards';
import { ceremonyState, gatheringState } from './site-states';
import { sampleCeremony } from '../../testing/sample-microsites';
import { ceremonyDocument } from '../../contract/microsite-documents';

const at = (time: string) => new Date(`2026-03-${time}Z`);

describe('the state of a gathering', () => {
  const site = {
    startsAt: '2026-03-01T01:00:00.000Z',
    endsAt: '2026-03-02T10:00:00.000Z',
    isCancelled: false,
  };

  it.each([
    ['01T00:59:59.999', 'before'],
    ['01T01:00:00.000', 'live'],
    ['02T09:59:59.999', 'live'],
    ['02T10:00:00.000', 'over'],
  ])('at %s is %s', (time, state) => {
    expect(gatheringState(site, at(time))).toBe(state);
  });

  it('is cancelled whatever the time', () => {
    expect(gatheringState({ ...site, isCancelled: true }, at('01T02:00:00'))).toBe('cancelled');
  });
});

describe('the state of a ceremony', () => {
  const site = {
    votingFrom: '2026-03-01T00:00:00.000Z',
    votingUntil: '2026-03-02T00:00:00.000Z',
    resultsAt: '2026-03-03T00:00:00.000Z',
  };

  it.each([
    ['2026-02-28T23:59:59.999Z', 'announced'],
    ['2026-03-01T00:00:00.000Z', 'open'],
    ['2026-03-01T23:59:59.999Z', 'open'],
    ['2026-03-02T00:00:00.000Z', 'counting'],
    ['2026-03-03T00:00:00.000Z', 'results'],
  ])('at %s is %s', (time, state) => {
    expect(ceremonyState(site, new Date(time))).toBe(state);
  });
});

describe('the days of an agenda', () => {
  const session = (key: string, start_time: string, end_time: string) => ({
    key,
    track: null,
    form: 'talk' as const,
    start_time,
    end_time,
    title: key,
    summary: '',
    speakers: [],
  });

  it('are those of the gathering’s zone, each in the order of time', () => {
    const days = agendaDays(
      [
        session('evening', '2026-03-01T15:30:00.000Z', '2026-03-01T17:00:00.000Z'),
        session('next', '2026-03-01T16:30:00.000Z', '2026-03-01T17:00:00.000Z'),
        session('long', '2026-03-01T01:00:00.000Z', '2026-03-01T03:00:00.000Z'),
        session('short', '2026-03-01T01:00:00.000Z', '2026-03-01T02:00:00.000Z'),
      ],
      'Asia/Hong_Kong',
    );
    expect(days.map(({ date, sessions }) => [date, sessions.map(({ key }) => key)])).toEqual([
      ['2026-03-01', ['short', 'long', 'evening']],
      ['2026-03-02', ['next']],
    ]);
  });

  it('are none without sessions', () => {
    expect(agendaDays([], 'Asia/Hong_Kong')).toEqual([]);
  });

  it('follow a zone west of Greenwich', () => {
    expect(dateIn('2026-03-01T04:59:00.000Z', 'America/New_York')).toBe('2026-02-28');
  });
});

describe('the count of an award', () => {
  const [category] = ceremonyDocument.parse(sampleCeremony()).categories;
  if (!category) throw new Error('The sample has a category.');

  it('adds the votes given on the page to the recorded ones and puts the winner first', () => {
    const tally = countAwards(
      category,
      new Map([
        ['tool/alpha', 50],
        ['other/beta', 99],
      ]),
      'results',
    );
    expect(tally.totalVotes).toBe(150);
    expect(tally.nominees).toMatchObject([
      { nominee: { key: 'alpha' }, votes: 80, isWinner: true },
      { nominee: { key: 'beta' }, votes: 70, isWinner: false },
    ]);
    expect(tally.nominees[0]?.share).toBeCloseTo(80 / 150);
  });

  it('lets equals win together', () => {
    const tally = countAwards(category, new Map([['tool/alpha', 40]]), 'results');
    expect(tally.nominees.map(({ isWinner }) => isWinner)).toEqual([true, true]);
  });

  it('has no winner where nobody voted', () => {
    const silent = {
      ...category,
      nominees: category.nominees.map((at) => ({ ...at, recordedVotes: 0 })),
    };
    const tally = countAwards(silent, new Map(), 'results');
    expect(tally.nominees).toMatchObject([
      { share: 0, isWinner: false },
      { share: 0, isWinner: false },
    ]);
  });

  it.each(['announced', 'open', 'counting'] as const)('tells no single count while %s', (state) => {
    const tally = countAwards(category, new Map([['tool/beta', 5]]), state);
    expect(tally.totalVotes).toBe(105);
    expect(tally.nominees).toMatchObject([
      { nominee: { key: 'alpha' }, votes: null, share: null, isWinner: false },
      { nominee: { key: 'beta' }, votes: null, share: null, isWinner: false },
    ]);
  });
});
