import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { accountNotices, accounts, realNames } from '@/lib/db/schema';
import { FolderStore } from '@/lib/platform/folder-store';
import { callContext } from '@/lib/testing/call-context';
import { samplePerson } from '@/lib/testing/sample-account';
import { createTestDatabase, type TestDatabase } from '@/lib/testing/test-database';
import { decideRealName } from './decide-real-name';
import { listRealNames } from './list-real-names';
import { openRealName } from './open-real-name';
import { getRealName } from './read-real-name';
import { submitRealName } from './submit-real-name';

const NOW = new Date('2026-11-02T02:00:00.000Z');
let database: TestDatabase;
let folder: string;
let store: FolderStore;
let photo: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'real-names-'));
  store = new FolderStore(folder);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'GPS-SECRET' } })
    .jpeg()
    .toBuffer();
  photo = bytes.toString('base64');
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function person(role: 'reader' | 'editor' | 'admin' = 'reader') {
  const { actor } = await samplePerson(database.db, { role });
  return { id: actor.id, ctx: callContext(database.db, { actor, now: NOW }) };
}
type Ctx = ReturnType<typeof callContext>;

const submit = (ctx: Ctx, changes: Partial<Parameters<typeof submitRealName>[0]['input']> = {}) =>
  submitRealName({
    ctx,
    store,
    input: {
      document: 'id_card',
      name: '张三丰',
      number: '110101199001011234',
      picture: photo,
      ...changes,
    },
  });
const decide = (ctx: Ctx, accountId: number, decision: 'approved' | 'refused', reason = '') =>
  decideRealName({ ctx, store, input: { accountId, decision, reason } });

/** All files of the store, as one text to look for secrets in. */
function filesOf(accountId: number): { names: string[]; text: string } {
  const root = path.join(folder, 'private', 'real-names');
  const names = readdirSync(root).filter((name) => name.startsWith(`${accountId}-`));
  const text = names.map((name) => readFileSync(path.join(root, name), 'latin1')).join('');
  return { names, text };
}

describe('submitRealName', () => {
  it('keeps a request that only the owner’s masked name tells of', async () => {
    const { id, ctx } = await person();
    expect(await getRealName({ ctx })).toMatchObject({ status: 'none', submitted_time: null });
    expect(await submit(ctx)).toEqual({
      status: 'pending',
      name: '张**',
      reason: '',
      submitted_time: NOW.toISOString(),
      decided_time: null,
    });
    const [row] = await database.db.select().from(realNames).where(eq(realNames.accountId, id));
    expect(JSON.stringify(row)).not.toMatch(/张三丰|110101|WEBP/);
    const { names, text } = filesOf(id);
    expect(names).toHaveLength(1);
    expect(text).not.toMatch(/RIFF|WEBP|JFIF|GPS-SECRET/);
  });

  it('takes one of several requests at once and leaves one picture', async () => {
    const { id, ctx } = await person();
    const outcomes = await Promise.allSettled([submit(ctx), submit(ctx), submit(ctx)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ key: 'realNamePending' });
    }
    expect(filesOf(id).names).toHaveLength(1);
  });

  it.each([
    ['text', Buffer.from('<html>').toString('base64'), 'pictureWrongType'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString(
        'base64',
      ),
      'pictureWrongType',
    ],
    [
      'five megabytes and a byte',
      Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64'),
      'pictureTooLarge',
    ],
  ])('refuses %s for a picture, and keeps nothing', async (_name, picture, key) => {
    const { ctx } = await person();
    await expect(submit(ctx, { picture })).rejects.toMatchObject({ key });
    expect(await getRealName({ ctx })).toMatchObject({ status: 'none' });
  });

  it('refuses a visitor, the verified, and the sixth try of a day', async () => {
    await expect(submit(callContext(database.db))).rejects.toMatchObject({ key: 'signInRequired' });
    const { id, ctx } = await person();
    const { ctx: desk } = await person('editor');
    for (let times = 0; times < 5; times += 1) {
      await submit(ctx);
      await decide(desk, id, times === 4 ? 'approved' : 'refused', '看不清');
    }
    await expect(submit(ctx)).rejects.toMatchObject({ key: 'notPermitted' });
    await database.db.delete(realNames).where(eq(realNames.accountId, id));
    await expect(submit(ctx)).rejects.toMatchObject({ key: 'tooManyRequests' });
  });
});

describe('the desk', () => {
  it('lists what waits, opens it, and nobody else does', async () => {
    const { id, ctx } = await person();
    await submit(ctx, { document: 'passport' });
    const { ctx: desk } = await person('admin');
    const waiting = await listRealNames({ ctx: desk });
    expect(waiting).toContainEqual({ accountId: id, maskedName: '张**', submittedAt: NOW });
    expect(JSON.stringify(waiting)).not.toMatch(/三丰|110101/);
    const opened = await openRealName({ ctx: desk, input: { accountId: id }, store });
    expect(opened).toMatchObject({
      document: 'passport',
      name: '张三丰',
      number: '110101199001011234',
    });
    const picture = await sharp(opened.picture).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(picture.exif).toBeUndefined();
    for (const actor of [ctx, callContext(database.db)]) {
      await expect(listRealNames({ ctx: actor })).rejects.toMatchObject({ key: 'notPermitted' });
      const open = openRealName({ ctx: actor, input: { accountId: id }, store });
      await expect(open).rejects.toMatchObject({ key: 'notPermitted' });
      await expect(decide(actor, id, 'approved')).rejects.toMatchObject({ key: 'notPermitted' });
    }
    const other = openRealName({ ctx: desk, input: { accountId: 2_000_000_000 }, store });
    await expect(other).rejects.toMatchObject({ key: 'notFound' });
  });

  it('opens nothing that was put beside another account', async () => {
    const [one, other] = [await person(), await person()];
    await submit(one.ctx);
    await submit(other.ctx);
    const [row] = await database.db.select().from(realNames).where(eq(realNames.accountId, one.id));
    await database.db
      .update(realNames)
      .set({ sealed: row!.sealed })
      .where(eq(realNames.accountId, other.id));
    const { ctx: desk } = await person('editor');
    await expect(
      openRealName({ ctx: desk, input: { accountId: other.id }, store }),
    ).rejects.toThrow();
  });
});

describe('decideRealName', () => {
  it('approves: the person is told, the picture is gone, the level stays', async () => {
    const { id, ctx } = await person();
    const { ctx: desk } = await person('editor');
    await submit(ctx);
    await decide(desk, id, 'approved');
    expect(await getRealName({ ctx })).toMatchObject({
      status: 'approved',
      decided_time: NOW.toISOString(),
    });
    expect(filesOf(id).names).toEqual([]);
    const told = await database.db
      .select()
      .from(accountNotices)
      .where(eq(accountNotices.accountId, id));
    expect(told).toMatchObject([{ kind: 'realNameApproved', params: {} }]);
    const [account] = await database.db.select().from(accounts).where(eq(accounts.id, id));
    expect(account?.grantedLevel).toBe(0);
    const opened = await openRealName({ ctx: desk, input: { accountId: id }, store });
    expect(opened.picture).toBeUndefined();
  });

  it.each([
    [0, 5],
    [6, 6],
  ])('makes a verified organisation of one with granted level %i: %i', async (had, has) => {
    const { id, ctx } = await person();
    await database.db.update(accounts).set({ grantedLevel: had }).where(eq(accounts.id, id));
    const { ctx: desk } = await person('editor');
    await submit(ctx, { document: 'organisation', name: '潮汐研究有限公司' });
    await decide(desk, id, 'approved');
    const [account] = await database.db.select().from(accounts).where(eq(accounts.id, id));
    expect(account?.grantedLevel).toBe(has);
  });

  it('refuses with a reason, and the person may ask again', async () => {
    const { id, ctx } = await person();
    const { ctx: desk } = await person('editor');
    await submit(ctx);
    await expect(decide(desk, id, 'refused', '  ')).rejects.toMatchObject({
      key: 'invalidInput',
      fields: { reason: 'required' },
    });
    await decide(desk, id, 'refused', '图片缺了一角');
    expect(await getRealName({ ctx })).toMatchObject({ status: 'refused', reason: '图片缺了一角' });
    expect(filesOf(id).names).toEqual([]);
    expect(await submit({ ...ctx, now: new Date(NOW.getTime() + 60_000) })).toMatchObject({
      status: 'pending',
      reason: '',
      decided_time: null,
    });
  });

  it('lets one of two decisions at once win, and what was decided stay', async () => {
    const { id, ctx } = await person();
    const { ctx: desk } = await person('editor');
    await submit(ctx);
    const outcomes = await Promise.allSettled([
      decide(desk, id, 'approved'),
      decide(desk, id, 'refused', '不符'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decide(desk, id, 'refused', '不符')).rejects.toMatchObject({ key: 'conflict' });
    expect(await database.db.$count(accountNotices, eq(accountNotices.accountId, id))).toBe(1);
  });

  it('lets nobody decide their own request, or one that there is not', async () => {
    const { id, ctx } = await person('admin');
    await submit(ctx);
    await expect(decide(ctx, id, 'approved')).rejects.toMatchObject({ key: 'notPermitted' });
    await expect(decide(ctx, 2_000_000_000, 'approved')).rejects.toMatchObject({ key: 'notFound' });
  });
});
