import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../contract/endpoint';
import { ENDPOINTS, type CallInput, type EndpointName } from '../contract/endpoints';
import { ERRORS, type ErrorKey } from '../contract/error-codes';
import type { JobQueue } from '../platform/jobs';
import { processRegistry } from '../platform/process-registry';
import { DESK_INPUTS } from '../testing/desk-inputs';
import { sampleArticle, sampleNewsroom } from '../testing/sample-content';
import { sampleIssues } from '../testing/sample-issues';
import { sampleCeremony, sampleGathering, sampleRegion } from '../testing/sample-microsites';
import { indexEverything } from '../domains/search/public';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { call } from './call';
import { dispatchHttp } from './dispatch-http';
import { runCommand } from './newsroom-commands';

let database: TestDatabase;
let articleId = 0;
let columnReference = '';
let enquiryReference = '';

beforeAll(async () => {
  database = await createTestDatabase();
  processRegistry().database = database.raw;
  const queue: JobQueue = {
    enqueue: async () => randomUUID(),
    schedule: () => undefined,
    wake: () => undefined,
  };
  processRegistry().jobs = queue;
  const now = new Date();
  await runCommand('installNewsroom', sampleNewsroom(now));
  const articles = Array.from({ length: 6 }, (_, place) =>
    sampleArticle(`both-${place}`, { publishedAt: now.toISOString(), titleEn: `Title ${place}` }),
  );
  const [first] = await runCommand('importArticles', { articles });
  articleId = first?.id ?? 0;
  await runCommand('installPlaces', {
    topics: [
      {
        key: 'topic',
        title: { 'zh-Hans': '专题', 'zh-Hant': '專題' },
        intro: { 'zh-Hans': '导语', 'zh-Hant': '導語' },
        cover: '',
        articleSourceKeys: ['test:both-1'],
      },
    ],
    homeSlots: ['test:both-2'],
  });
  await runCommand('saveIssues', { issues: sampleIssues() });
  await runCommand('saveMicrosites', {
    sites: [sampleGathering(), sampleCeremony(), sampleRegion()],
  });
  const asVisitor = { locale: 'en' } as const;
  const column = await call('submitColumnApplication', columnApplication, asVisitor);
  columnReference = column.reference;
  enquiryReference = (await call('submitCooperation', enquiry, asVisitor)).reference;
  // The server's indexer does this by itself; here nobody else is at work between two searches.
  await indexEverything(database.db);
}, 60_000);
afterAll(async () => {
  processRegistry().jobs = undefined;
  processRegistry().database = undefined;
  await database.close();
});

const columnApplication = {
  client_key: '0b6b7c1e-5a54-4c1e-9a0b-3f2d7c6d8e9f',
  email: 'writer@example.org',
  pen_name: 'Ada',
  column_title: 'Proofs in plain words',
  column_intro: 'A monthly walk through one proof system, with its code.',
  about: 'Ten years of writing compilers, two of writing circuits.',
  topics: ['technology' as const],
  frequency: 'monthly' as const,
  links: ['https://example.org/essay'],
  agreed: true as const,
};
const enquiry = {
  client_key: '6a1c9c3e-96d8-4b43-8a0f-0d6c5c0f3b11',
  email: 'partner@example.org',
  name: 'Grace',
  service: 'coverage',
  message: 'We hold a small conference in May and look for coverage.',
  agreed: true as const,
};

const trackingRecord = {
  time: '2026-11-02T02:00:00.000Z',
  event: 'home',
  uuid: '3f0d8a44-2b0c-4a53-9d5b-2f5b0f1f7c11',
  platform: 'web' as const,
  page: '/',
  route: 'home',
};

const passwords = { new_password1: 'a good password', new_password2: 'a good password' };
let sent = 0;
/** A code is sent to an address once a minute. */
const anotherAddress = () => `both-${(sent += 1)}@example.org`;
const anotherPhone = () => `139${String(10_000_000 + (sent += 1))}`;

/** An input of every call that it answers, or refuses in the way of REFUSALS. */
function inputs(): { [Name in EndpointName]: CallInput<Name> } {
  return {
    ...DESK_INPUTS,
    search: { keyword: 'Title' },
    searchMore: { keyword: 'Title', page: 2 },
    suggestSearch: { keyword: 'tit' },
    recordSearch: { keyword: 'Title' },
    hotSearch: {},
    getSearchRecords: {},
    delSearchRecords: {},
    areaCodeList: {},
    sendMailSms: { email: anotherAddress(), scene: 'login' },
    sendSms: { phone: anotherPhone() },
    getPhoneCode: { mobile: anotherPhone(), phone_code: '86' },
    login: { type: 4, email: 'nobody@example.org', password: 'a good password' },
    googleLogin: { id_token: 'a.b.c' },
    verifySms: { mobile: '13800138000', password: 'a good password' },
    verifyEmailSms: { email: 'nobody@example.org', code: '000000' },
    setPassword: passwords,
    resetPassword: { password: 'the old password', ...passwords },
    forgotPassword: { email: 'nobody@example.org', code: '000000', ...passwords },
    logOut: {},
    sessionList: {},
    endSession: { others: true },
    exportUserData: {},
    deleteAccount: { password: 'a good password' },
    accountNoticeList: { limit: 3 },
    readAccountNotices: { all: true },
    getUserInfo: {},
    toUserInfo: {},
    getUserInformation: { id: 999_999 },
    editUserInfo: { nickname: 'Ada' },
    getRealName: {},
    submitRealName: {
      document: 'passport',
      name: 'Ada Example',
      number: 'X1234567',
      picture: 'AAAA',
      agreed: true,
    },
    submitFeedback: {
      client_key: '5f0d8a44-2b0c-4a53-9d5b-2f5b0f1f7c11',
      text: 'The calendar should show the local time of each event.',
    },
    toolsList: { chain: 'bitcoin' },
    atlasPlaces: {},
    dataereList: {},
    ceremonyDetails: { key: 'ceremony_test' },
    micrositeDetails: { key: 'forum_test' },
    micrositeList: {},
    myCeremonyVotes: { key: 'ceremony_test' },
    regionDetails: { key: 'region_test' },
    voteInCeremony: { key: 'ceremony_test', category: 'tool', nominee: 'alpha' },
    categoryLists: {},
    columnList: { limit: 3 },
    communityList: {},
    coverageList: { limit: 3 },
    dexList: {},
    dexRecommendList: { id: 1, limit: 3 },
    eventList: { limit: 3 },
    getActivityList: { limit: 3 },
    getActivityDetails: { id: 1 },
    getEventDetails: { id: 1 },
    getTicketDetails: { id: 1 },
    flashChangeList: { after: 0 },
    pvuv: { ...trackingRecord, wz_id: articleId, route: 'gw_detail' },
    pageView: trackingRecord,
    webVitals: { route: 'home', device: 'mobile', vitals: [{ name: 'LCP', value: 1_800 }] },
    flashList: { category: 'policy', limit: 2 },
    flashRecommend: { id: 1 },
    getAppConfig: {},
    getArticleList: { section: 'industry', limit: 3 },
    getAuthorDetails: { id: 1 },
    getAuthorList: { limit: 3 },
    getCalendar: { kind: 'event' },
    getColumnApplication: { reference: columnReference, email: columnApplication.email },
    getCooperation: { reference: enquiryReference, email: enquiry.email },
    getColumnDetails: { id: 1 },
    getCooperationDetails: {},
    getEightClock: { limit: 2 },
    getEightClockDetails: { date: '2026-03-01' },
    getCourse: {},
    getDocumentDetails: { key: 'aboutus' },
    getInformationDetails: { id: articleId },
    getLabelDetails: { id: 1 },
    getNewsDetails: { id: 1 },
    getNoticeDetails: { id: 1 },
    getPopularColumn: { limit: 3 },
    getRecommendLists: { page: 1, size: 10 },
    getShareSignaTure: { url: 'http://localhost:3000/gw_detail/1' },
    getSpecial: {},
    getSpecialDetails: { id: 1 },
    getTechnicalWeek: {},
    getTechnicalWeekDetails: { id: 3 },
    getWeek: {},
    getWeekDetails: { id: 2 },
    getWeekAuthorList: { limit: 3 },
    getZLHostLists: { limit: 3 },
    glossaryList: {},
    homeHotList: { limit: 3, window: '24h' },
    homeLinsts: {},
    homeSearchList: {},
    hotList: { limit: 3 },
    hotSearchList: {},
    labelList: { id: 4 },
    noticeList: { limit: 2 },
    recommendList: { page: 1, size: 10 },
    relatedRecommen: { id: articleId, size: 3 },
    scamList: {},
    feedArticles: { section: 'industry' },
    feedFlashes: { category: 'policy' },
    siteMapEntries: { kind: 'flash', part: 1 },
    siteMapNews: {},
    siteMapParts: {},
    submitColumnApplication: columnApplication,
    spotData: {},
    submitCooperation: enquiry,
    cancelCollectionInformation: { id: articleId },
    collectionInformation: { id: articleId },
    followAuthor: { id: 1 },
    followLabel: { id: 1 },
    myFollowLabels: {},
    likeInformation: { id: articleId },
    myCollection: { limit: 3 },
    myFollow: { limit: 3 },
    socialState: { ids: [articleId, 1] },
    upload: { file: new Uint8Array([1, 2, 3]), type: 'avatar' },
  };
}

function httpRequest(name: EndpointName, input: object, headers: Record<string, string>): Request {
  const url = new URL(`http://localhost/api/${name}`);
  const { method, body }: Endpoint = ENDPOINTS[name];
  if (body === 'multipart') {
    const form = new FormData();
    for (const [field, value] of Object.entries(input)) {
      form.append(field, value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : value);
    }
    return new Request(url, { method, headers, body: form });
  }
  if (method === 'POST') {
    const type = { 'content-type': 'application/json' };
    return new Request(url, {
      method,
      headers: { ...type, ...headers },
      body: JSON.stringify(input),
    });
  }
  Object.entries(input).forEach(([key, value]) => url.searchParams.set(key, String(value)));
  return new Request(url, { method, headers });
}

const names = Object.keys(ENDPOINTS) as EndpointName[];

const isOpen = (name: EndpointName) => ENDPOINTS[name].auth === 'public';

/** What a success gives is another each time, a token: equal are the refusals. */
const REFUSALS: Partial<Record<EndpointName, ErrorKey>> = {
  login: 'wrongCredentials',
  googleLogin: 'googleUnavailable',
  getShareSignaTure: 'wechatUnavailable',
  verifySms: 'wrongCredentials',
  verifyEmailSms: 'signInRequired',
  setPassword: 'signInRequired',
  forgotPassword: 'wrongCode',
  getUserInformation: 'notFound',
};
const isRefused = (name: EndpointName) => name in REFUSALS;

describe('every call', () => {
  it.each(names.filter((name) => !isOpen(name)))(
    'is refused to a visitor where it is not public: %s',
    async (name) => {
      const input = inputs()[name];
      const refusal = call(name, input as never, { locale: 'en' });
      await expect(refusal).rejects.toMatchObject({ key: 'signInRequired' });
      const response = await dispatchHttp(httpRequest(name, input, {}), name);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 10100, data: null });
    },
  );

  it.each(names.filter((name) => isOpen(name) && !isRefused(name)))(
    'gives equal values in process and over HTTP: %s',
    async (name) => {
      const inProcess = await call(name, inputs()[name] as never, { locale: 'en' });
      const request = httpRequest(name, inputs()[name], { language: 'en' });
      const response = await dispatchHttp(request, name);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ code: 200, message: 'success', data: inProcess });
    },
  );

  it.each(names.filter(isRefused))('refuses alike in process and over HTTP: %s', async (name) => {
    const key = REFUSALS[name] ?? 'internal';
    const input = inputs()[name];
    await expect(call(name, input as never, { locale: 'en' })).rejects.toMatchObject({ key });
    const response = await dispatchHttp(httpRequest(name, input, { language: 'en' }), name);
    expect(response.status).toBe(ERRORS[key].status);
    expect(await response.json()).toMatchObject({ code: ERRORS[key].code, data: null });
  });
});

describe('dispatchHttp', () => {
  const post = (name: string, body: string, headers: Record<string, string> = {}) =>
    dispatchHttp(
      new Request(`http://localhost/api/${name}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
      name,
    );

  it('says in the reader’s language that an article is not there, with code 5006', async () => {
    for (const [language, message] of [
      ['cn', '当前文章不存在'],
      ['hk', '當前文章不存在'],
      ['en', 'article'],
    ] as const) {
      const response = await post('getInformationDetails', '{"id":999999}', { language });
      expect(response.status).toBe(404);
      const body = (await response.json()) as { code: number; message: string };
      expect(body.code).toBe(5006);
      expect(body.message).toContain(message);
    }
  });

  it.each([
    ['a body that is no JSON', 'getInformationDetails', '{"id":', 400],
    ['an id that is none', 'getInformationDetails', '{"id":"1; drop table"}', 400],
    ['a page size beyond the largest', 'getArticleList', '{"limit":51}', 400],
    ['a call that there is not', 'getEverything', '{}', 404],
    ['a name of every object', 'constructor', '{}', 404],
    ['a GET call by POST', 'homeLinsts', '{}', 405],
  ])('refuses %s', async (_what, name, body, status) => {
    const response = await post(name, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status, data: null });
  });

  it.each([
    ['a form of another site', 'application/x-www-form-urlencoded', 415],
    ['text that happens to be JSON', 'text/plain;charset=UTF-8', 415],
    ['a name that only begins like JSON', 'application/json-seq', 415],
    ['JSON with a charset', 'Application/JSON; charset=utf-8', 200],
  ])('answers a body that is %s', async (_what, type, status) => {
    const response = await post('labelList', '{}', {
      'content-type': type,
    });
    expect(response.status).toBe(status);
  });

  it('takes a call without a body as one with nothing in it', async () => {
    const request = new Request('http://localhost/api/labelList', { method: 'POST' });
    expect((await dispatchHttp(request, 'labelList')).status).toBe(200);
  });

  it('says which fields are wrong, and how', async () => {
    const response = await post('getArticleList', '{"limit":51,"page":0}');
    expect(await response.json()).toMatchObject({
      code: 400,
      fields: { limit: 'tooHigh', page: 'tooLow' },
    });
  });

  it.each(['true', '[1]', '"0x1"', '"1e0"', 'null', '1.5', '-1', '99999999999999999999'])(
    'reads no id out of %s',
    async (sent) => {
      const response = await post('getInformationDetails', `{"id":${sent}}`);
      expect(response.status).toBe(400);
      const fault = { '-1': 'tooLow', '99999999999999999999': 'tooHigh' }[sent] ?? 'notNumber';
      expect(await response.json()).toMatchObject({ code: 400, data: null, fields: { id: fault } });
    },
  );

  it('reads digits as a number, in a body and in a query', async () => {
    const article = await post('getInformationDetails', `{"id":"${articleId}"}`);
    expect(await article.json()).toMatchObject({ code: 200, data: { id: articleId } });
    const query = (limit: string) =>
      dispatchHttp(new Request(`http://localhost/api/homeHotList?limit=${limit}`), 'homeHotList');
    expect((await query('3')).status).toBe(200);
    expect(await (await query('0x3')).json()).toMatchObject({ fields: { limit: 'notNumber' } });
  });

  it('takes the first of what a query names twice, as the pages do', async () => {
    const ask = async (query: string) => {
      const request = new Request(`http://localhost/api/homeHotList?${query}`);
      return (await dispatchHttp(request, 'homeHotList')).json();
    };
    expect(await ask('limit=3&limit=none')).toMatchObject({ code: 200 });
    expect(await ask('limit=none&limit=3')).toMatchObject({ fields: { limit: 'notNumber' } });
  });

  it('takes U+0000 out of texts, which no database can hold', async () => {
    const asBody = await post('getArticleList', '{"section":"industry\\u0000","limit":1}');
    const { data } = (await asBody.json()) as { data: { list: { section: string }[] } };
    expect(data.list).toHaveLength(1);
    expect((await post('getArticleList', '{"section":"\\u0000x"}')).status).toBe(404);
    const request = new Request('http://localhost/api/homeHotList?limit=%003');
    expect((await dispatchHttp(request, 'homeHotList')).status).toBe(200);
  });

  it('answers the bare address of the calls as an unknown one', async () => {
    const response = await dispatchHttp(new Request('http://localhost/api'), '');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, data: null });
  });

  const ask = (method: string, name: string) =>
    dispatchHttp(new Request(`http://localhost/api/${name}`, { method }), name);

  it('answers a HEAD as the GET, without its body', async () => {
    const [head, get] = [await ask('HEAD', 'homeLinsts'), await ask('GET', 'homeLinsts')];
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe('');
    expect(await get.text()).not.toBe('');
  });

  it('answers a HEAD of what goes wrong with its status alone', async () => {
    const unknown = await ask('HEAD', 'getEverything');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toBe('');
    const post = await ask('HEAD', 'getInformationDetails');
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await post.text()).toBe('');
  });

  it.each([
    ['homeLinsts', 'GET, HEAD, OPTIONS'],
    ['getInformationDetails', 'POST, OPTIONS'],
    ['admin/activity/lists', 'POST, OPTIONS'],
  ])('says which methods %s takes, and lets no other origin call', async (name, methods) => {
    const options = await ask('OPTIONS', name);
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe(methods);
    expect([...options.headers.keys()].filter((key) => key.includes('access-control'))).toEqual([]);
    expect(await options.text()).toBe('');
    const refused = await ask('DELETE', name);
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe(methods);
    expect(await refused.json()).toMatchObject({ code: 405, data: null });
  });

  it.each(['getEverything', 'constructor', ''])('knows no methods of the call %p', async (name) => {
    const response = await ask('OPTIONS', name);
    expect(response.status).toBe(404);
    expect(response.headers.get('allow')).toBeNull();
    expect(await response.json()).toMatchObject({ code: 404, data: null });
  });

  it('counts a form by the address of the connection, and says when to come back', async () => {
    const send = (place: number, address: string) =>
      post(
        'submitColumnApplication',
        JSON.stringify({
          ...columnApplication,
          client_key: randomUUID(),
          email: `reader-${place}@example.org`,
        }),
        { language: 'en', 'x-client-address': address },
      );
    const statuses: number[] = [];
    for (let place = 0; place < 30; place += 1) {
      statuses.push((await send(place, '198.51.100.7')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await send(30, '198.51.100.7');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3600);
    const { code, message } = (await refused.json()) as { code: number; message: string };
    expect(code).toBe(429);
    expect(message).toMatch(/try again in \d+ minutes?\./);
    expect((await send(31, '198.51.100.8')).status).toBe(200);
  });

  it('refuses a form of more than 32 KB with 413', async () => {
    const body = JSON.stringify({ ...enquiry, message: 'x'.repeat(40_000) });
    expect((await post('submitCooperation', body)).status).toBe(413);
  });

  it('refuses a body of more than a megabyte with 413', async () => {
    const response = await post('getInformationDetails', `{"id":"${'x'.repeat(1_100_000)}"}`);
    expect(response.status).toBe(413);
  });

  it('answers a fault of ours with 500 and no internals', async () => {
    const registry = processRegistry();
    const { database: kept } = registry;
    registry.database = undefined;
    const response = await post('getInformationDetails', '{"id":1}');
    registry.database = kept;
    expect(response.status).toBe(500);
    expect(JSON.stringify(await response.json())).not.toMatch(/database|stack|Error/i);
  });
});
