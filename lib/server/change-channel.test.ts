import { createChangeNotifier, decodeNotice, encodeNotices } from './change-channel';

/** PostgreSQL's own bound of a payload. */
const PAYLOAD_BOUND = 8000;

describe('encodeNotices', () => {
  it('puts a change into one payload that can be read again', () => {
    const [payload, ...rest] = encodeNotices('me', ['article:5', 'listing:版块'], 'all');
    expect(rest).toEqual([]);
    expect(decodeNotice(payload)).toEqual({ origin: 'me', tags: ['article:5', 'listing:版块'] });
  });

  it('splits a long change into payloads that PostgreSQL takes, and loses no tag', () => {
    const tags = Array.from({ length: 900 }, (_, id) => `listing:板块:${id}`);
    const payloads = encodeNotices('me', tags, 'all');
    expect(payloads.length).toBeGreaterThan(1);
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(PAYLOAD_BOUND);
    expect(payloads.flatMap((payload) => decodeNotice(payload)?.tags)).toEqual(tags);
  });

  it('says everything where naming the parts would take too many', () => {
    const tags = Array.from({ length: 20_000 }, (_, id) => `article:${id}`);
    const payloads = encodeNotices('me', tags, 'all');
    expect(payloads.map((payload) => decodeNotice(payload))).toEqual([
      { origin: 'me', tags: ['all'] },
    ]);
  });

  it('says nothing of no change', () => {
    expect(encodeNotices('me', [], 'all')).toEqual([]);
  });
});

describe('decodeNotice', () => {
  it.each([undefined, '', 'x', '[]', '{}', '{"origin":"a","tags":[1]}', 'null'])(
    'does not take %j for a notice',
    (payload) => expect(decodeNotice(payload)).toBeUndefined(),
  );
});

describe('createChangeNotifier', () => {
  it('sends each payload on the channel', async () => {
    const sent: unknown[][] = [];
    const notify = createChangeNotifier(
      async (...statement) => void sent.push(statement),
      'me',
      'all',
    );
    await notify(['home']);
    expect(sent).toEqual([
      ['select pg_notify($1, $2)', ['chaintide_changes', '{"origin":"me","tags":["home"]}']],
    ]);
  });
});
