import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { env } from '../../platform/env';
import { drawable, fitText } from './card-text';
import { cropPicture, drawCard, drawSharePoster, SHARE_PICTURE_MAX_BYTES } from './draw-card';

const folder = mkdtempSync(path.join(os.tmpdir(), 'card-'));
beforeAll(() => {
  env().DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const card = {
  width: 1200,
  height: 630,
  title: '以太坊 Blob 十八天：费用市场怎么了',
  kicker: '产业',
  brand: '链潮',
  lang: 'zh-Hans' as const,
  hue: 190,
};

/** How many pixels of a part differ clearly from the one in its corner. */
async function drawnPixels(bytes: Buffer, part: Region): Promise<number> {
  const { data } = await sharp(bytes)
    .extract(part)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [ground = 0] = data;
  return data.filter((value) => Math.abs(value - ground) > 60).length;
}

const TITLE = { left: 70, top: 120, width: 1060, height: 300 };

describe('a share card', () => {
  it.each([
    ['zh-Hans', card.title],
    ['zh-Hant', '以太坊 Blob 十八天：費用市場怎麼了'],
    ['en', 'Eighteen days of blobs: what happened to the fee market'],
  ] as const)('has its size, its weight and its title in %s', async (lang, title) => {
    const bytes = await drawCard({ ...card, lang, title });
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThan(SHARE_PICTURE_MAX_BYTES);
    expect(await drawnPixels(bytes, TITLE)).toBeGreaterThan(8_000);
  });

  it('draws another picture for other letters: none of them is an empty box', async () => {
    const draw = async (title: string, lang: 'zh-Hans' | 'zh-Hant') =>
      sharp(await drawCard({ ...card, title, lang }))
        .extract(TITLE)
        .raw()
        .toBuffer();
    const drawn = await Promise.all([
      ...['链', '潮', '钱', '锁'].map((letter) => draw(letter.repeat(4), 'zh-Hans')),
      ...['鏈', '錢', '鎖', '體'].map((letter) => draw(letter.repeat(4), 'zh-Hant')),
      // Seldom seen but in names.
      ...['甴', '曱', '龘', '骉', '堃'].map((letter) => draw(letter.repeat(4), 'zh-Hans')),
    ]);
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(drawn.length);
  });

  it('stays small over a busy picture, in every shape', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const picture = await sharp({
      create: { width: 1280, height: 792, channels: 3, background: '#888', noise },
    })
      .jpeg()
      .toBuffer();
    const bytes = await drawCard({ ...card, picture });
    expect(bytes.length).toBeLessThan(SHARE_PICTURE_MAX_BYTES);
    const square = await cropPicture(picture, 600, 600);
    expect(await sharp(square).metadata()).toMatchObject({ width: 600, height: 600 });
  });

  it('takes whatever a title may hold', async () => {
    for (const title of ['<b>&amp; "x"</b> & </span>', '🚀🚀', '长'.repeat(400), 'W'.repeat(300)]) {
      const bytes = await drawCard({ ...card, title, kicker: '', brand: '<&>' });
      expect((await sharp(bytes).metadata()).width).toBe(1200);
    }
  });
});

describe('a poster', () => {
  it('holds the text, and a code that is black on white', async () => {
    const poster = {
      ...card,
      width: 1080,
      height: 1620,
      text: '发生了一件事。'.repeat(60),
      note: '2026-11-02 10:30 UTC+8',
      url: 'https://example.org/kuaixun_wz/5',
      scanHint: '扫码看全文',
    };
    const bytes = await drawSharePoster(poster);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1620 });
    expect(bytes.length).toBeLessThan(SHARE_PICTURE_MAX_BYTES);
    const code = { left: 1080 - 84 - 220, top: 1620 - 84 - 220, width: 220, height: 220 };
    expect(await drawnPixels(bytes, code)).toBeGreaterThan(10_000);
  });
});

describe('a text that is to be drawn', () => {
  const box = {
    width: 1040,
    sizes: [
      { size: 72, lines: 2 },
      { size: 50, lines: 4 },
    ],
  };

  it('is as large as it fits, and cut where it fits in no size', () => {
    expect(fitText('短标题', box)).toEqual({ text: '短标题', size: 72 });
    expect(fitText('长'.repeat(40), box)).toEqual({ text: '长'.repeat(40), size: 50 });
    const cut = fitText('长'.repeat(400), box);
    expect(cut.size).toBe(50);
    expect(cut.text).toMatch(/^长{60,80}…$/);
  });

  it('is without what no font has', () => {
    expect(drawable(' 行情 🚀\u200d🔥 ©2026\n链潮\u0007 ')).toBe('行情 ©2026 链潮');
  });

  it('is without what would turn it round', () => {
    expect(drawable('\u202eBTC\u202c \u2066上涨\u2069\ufeff')).toBe('BTC 上涨');
  });
});
