import { cutTemplate } from './template-pieces';

const ID = '2012345678';
const MARKS = { standIn: ID, slot: ['\uE002m:', '\uE003'] } as const;
const SLOT = '\uE002m:content\uE003';

const push = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
const pageOf = (body: string, ...data: string[]) =>
  `<head></head><main data-param="${ID}"><div>${body}</div></main>${data.map(push).join('')}`;

describe('cutTemplate', () => {
  it('cuts a page at its id, its head and its content, and nowhere else', () => {
    const pieces = cutTemplate(pageOf(SLOT, `["id","${ID}","d"]\n`), MARKS);
    expect(pieces).toEqual([
      Buffer.from('<head>'),
      { kind: 'head' },
      Buffer.from('</head><main data-param="'),
      { kind: 'id' },
      Buffer.from('"><div>'),
      { kind: 'slot', name: 'content' },
      Buffer.from('</div></main><script>self.__next_f.push([1,"[\\"id\\",\\"'),
      { kind: 'id' },
      Buffer.from('\\",\\"d\\"]\\n"])</script>'),
    ]);
  });

  it.each([
    ['no head', `<main>${SLOT}</main>`, 'head'],
    ['no place for the content', pageOf('words'), 'no place'],
    ['two places for it', pageOf(SLOT + SLOT), 'several'],
    ['its place in React’s data', pageOf('', `1:["${SLOT}"]\n`), 'script'],
    [
      'its id across two pushes',
      pageOf(SLOT, `1:["${ID.slice(0, 4)}`, `${ID.slice(4)}"]`),
      'parted',
    ],
    ['data in bytes', `${pageOf(SLOT)}<script>self.__next_f.push([3,"QUJD"])</script>`, 'bytes'],
    ['its id in a measured text', pageOf(SLOT, `30:T11,潮/gw/${ID}31:["a"]`), 'measured'],
  ])('refuses a page with %s', (_what, html, why) => {
    expect(cutTemplate(html, MARKS)).toContain(why);
  });

  it('takes a page whose id follows a measured text', () => {
    const pieces = cutTemplate(pageOf(SLOT, `30:T3,潮31:["id","${ID}"]`), MARKS);
    expect(pieces).toContainEqual({ kind: 'id' });
  });
});
