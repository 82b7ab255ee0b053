import { editUserInfo as editEndpoint } from '../../contract/own-account';
import { editUserInfo as editContract } from '@/lib/contract/own-account';
import { accounts, articles, authors, media, sections, uploads } from '@/lib/db/schema';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { eq } from 'drizzle-orm';
import { notify } from '../inbox/public';
import { editUserInfo } from './edit-profile';
import { getUserInfo, getUserInformation, toUserInfo } from './read-profile';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const DAY_MS = 86_400_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function person(changes: Parameters<typeof samplePerson>[1] = {}) {
  const { actor, email } = await samplePerson(database.db, { createdAt: NOW, ...changes });
  return { actor, email, ctx: callContext(database.db, { actor, now: NOW }) };
}

const visitor = () => callContext(database.db, { now: NOW });
const text = (words: string) => ({ 'zh-Hans': words, 'zh-Hant': words });

async function writeAs(accountId: number, states: ('approved' | 'draft' | 'withdrawn')[]) {
  const [author] = await database.db
    .insert(authors)
    .values({ nickname: text('作者'), bio: text(''), accountId })
    .returning();
  const [section] = await database.db
    .insert(sections)
    .values({
      key: `s${accountId}`,
      name: text('产业'),
      description: text(''),
      routeId: 'home_chanye',
      hue: 1,
      position: 1,
    })
    .returning();
  for (const state of states) {
    await database.db.insert(articles).values({
      sectionId: section!.id,
      authorId: author!.id,
      originalLocale: 'zh-Hans',
      state,
      publishedAt: NOW,
    });
  }
  return author!.id;
}

let pictures = 0;
async function picture(accountId: number, purpose: string) {
  const hash = (pictures += 1).toString(16).padStart(64, '0');
  await database.db
    .insert(media)
    .values({ hash, mime: 'image/webp', width: 9, height: 9, bytes: 9 });
  await database.db.insert(uploads).values({ accountId, hash, purpose, at: NOW });
  return { hash, address: `/media/${hash}/1280.jpg` };
}

describe('getUserInfo', () => {
  it('tells a new account what it is and what the next level asks', async () => {
    const { ctx, actor, email } = await person({ nickname: '潮汐', locale: 'en' });
    expect(await getUserInfo({ ctx })).toEqual({
      id: actor.id,
      nickname: '潮汐',
      avatar_img: '',
      bio: '',
      email,
      mobile: '',
      role: 'reader',
      level: 1,
      next_level: [{ key: 'days', wanted: 7, count: 0, is_met: false }],
      has_password: false,
      has_google: false,
      real_name: 'none',
      unread_notices: 0,
      follow_count: 0,
      collect_count: 0,
      author_id: null,
      locale: 'en',
      created_time: NOW.toISOString(),
    });
  });

  it('counts the approved articles of the author that the account writes as', async () => {
    const { ctx, actor } = await person({ createdAt: new Date(NOW.getTime() - 8 * DAY_MS) });
    const authorId = await writeAs(actor.id, ['approved', 'approved', 'draft', 'withdrawn']);
    expect(await getUserInfo({ ctx })).toMatchObject({
      level: 2,
      author_id: authorId,
      next_level: [{ key: 'articles', count: 2, wanted: 3 }],
    });
  });

  it('hides most of a mobile number, and takes an unproven address for none', async () => {
    const { ctx } = await person({
      phone: `+86138${String(Date.now()).slice(-8)}`,
      phoneCode: '86',
      emailVerifiedAt: null,
      createdAt: new Date(NOW.getTime() - 30 * DAY_MS),
    });
    const info = await getUserInfo({ ctx });
    expect(info.mobile).toMatch(/^\+86 138\*{4}\d{4}$/);
    expect(info.level).toBe(1);
    expect(info.next_level.map(({ key }) => key)).toEqual(['email', 'days']);
  });

  it('refuses a visitor, and the holder of an account that was deleted', async () => {
    await expect(getUserInfo({ ctx: visitor() })).rejects.toMatchObject({ key: 'signInRequired' });
    const { ctx } = await person({ state: 'deleted' });
    await expect(getUserInfo({ ctx })).rejects.toMatchObject({ key: 'accountUnavailable' });
  });
});

describe('toUserInfo', () => {
  it('tells the header name, address and unread notices', async () => {
    const { ctx, actor, email } = await person({ nickname: '潮汐' });
    await notify(database.db, {
      accountId: actor.id,
      kind: 'welcome',
      params: {},
      dedupeKey: 'welcome',
      at: NOW,
    });
    expect(await toUserInfo({ ctx })).toEqual({
      id: actor.id,
      name: '潮汐',
      email,
      avatar: '',
      role: 'reader',
      unread_notices: 1,
    });
  });
});

describe('getUserInformation', () => {
  it('tells a visitor nothing that reaches the person', async () => {
    const { actor } = await person({ nickname: '公开的名字', bio: '写潮水' });
    const known = await getUserInformation({ ctx: visitor(), input: { id: actor.id } });
    expect(known).toEqual({
      id: actor.id,
      nickname: '公开的名字',
      avatar_img: '',
      bio: '写潮水',
      level: 1,
      author_id: null,
    });
  });

  it.each(['deleted', 'blocked'] as const)('knows nothing of a %s account', async (state) => {
    const { actor } = await person({ state });
    const ask = getUserInformation({ ctx: visitor(), input: { id: actor.id } });
    await expect(ask).rejects.toMatchObject({ key: 'notFound' });
  });
});

describe('editUserInfo', () => {
  it('changes what is named and leaves the rest', async () => {
    const { ctx } = await person({ nickname: '旧名', bio: '旧介绍' });
    const info = await editUserInfo({ ctx, input: { nickname: '新名', locale: 'zh-Hant' } });
    expect(info).toMatchObject({ nickname: '新名', bio: '旧介绍', locale: 'zh-Hant' });
  });

  it('keeps the newsroom’s names for its people, and takes out what nobody sees', async () => {
    const { ctx } = await person();
    const name = editUserInfo({ ctx, input: { nickname: '管理员' } });
    await expect(name).rejects.toMatchObject({ key: 'nameReserved' });
    const staff = await person({ role: 'editor' });
    expect(await editUserInfo({ ctx: staff.ctx, input: { nickname: '编辑部' } })).toMatchObject({
      nickname: '编辑部',
    });
    const input = editEndpoint.input.parse({ nickname: '\u202Eevil\u200B name\uFEFF' });
    expect(input.nickname).toBe('evil name');
  });

  it('takes one’s own avatar, by its path or whole address, and none', async () => {
    const { ctx, actor } = await person();
    const { hash, address } = await picture(actor.id, 'avatar');
    expect(await editUserInfo({ ctx, input: { avatar_img: address } })).toMatchObject({
      avatar_img: address,
    });
    await editUserInfo({ ctx, input: { avatar_img: '' } });
    await editUserInfo({ ctx, input: { avatar_img: `http://localhost:3000${address}` } });
    const [row] = await database.db.select().from(accounts).where(eq(accounts.id, actor.id));
    expect(row?.avatar).toBe(hash);
  });

  it('refuses another’s picture, one brought for something else, and an outside address', async () => {
    const { ctx, actor } = await person({ nickname: '我' });
    const other = await person();
    const addresses = [
      (await picture(other.actor.id, 'avatar')).address,
      (await picture(actor.id, 'cover')).address,
      'https://example.org/face.jpg',
      'javascript:alert(1)',
    ];
    for (const address of addresses) {
      const edit = editUserInfo({ ctx, input: { nickname: '改了', avatar_img: address } });
      await expect(edit).rejects.toMatchObject({ key: 'notPermitted' });
    }
    expect(await getUserInfo({ ctx })).toMatchObject({ nickname: '我', avatar_img: '' });
  });

  it('leaves the author that the account writes as alone', async () => {
    const { ctx, actor } = await person();
    const authorId = await writeAs(actor.id, []);
    await editUserInfo({ ctx, input: { nickname: '另一个名字' } });
    const [author] = await database.db.select().from(authors).where(eq(authors.id, authorId));
    expect(author?.nickname['zh-Hans']).toBe('作者');
  });

  it('refuses a visitor', async () => {
    const edit = editUserInfo({ ctx: visitor(), input: { nickname: '谁' } });
    await expect(edit).rejects.toMatchObject({ key: 'signInRequired' });
  });

  it.each([
    ['an empty name', { nickname: ' \n ' }],
    ['a name of 25 characters', { nickname: '名'.repeat(25) }],
    ['a text of 201 characters', { bio: '字'.repeat(201) }],
    ['a language that there is not', { locale: 'fr' }],
  ])('takes no %s', (_name, input) => {
    expect(editContract.input.safeParse(input).success).toBe(false);
  });
});
