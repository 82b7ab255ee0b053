import { cutTemplate } from './template-pieces';

const ID = '2012345678';
const CONTENT = `\uE002${ID}\uE003`;
const MARKS = { standIn: ID, content: CONTENT };

const push = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
const pageOf = (body: string, ...data: string[]) =>
  `<head></head><main data-param="${ID}"><div>${body}</div></main>${data.map(push).join('')}`;

describe('cutTemplate', () => {
  it('cuts a page at its id, its head and its content, and nowhere else', () => {
    const pieces = cutTemplate(pageOf(CONTENT, `["id","${ID}","d"]\n`), MARKS);
    expect(pieces).toEqual([
      Buffer.from('<head>'),
      'head',
      Buffer.from('</head><main data-param="'),
      'id',
      Buffer.from('"><div>'),
      'content',
      Buffer.from('</div></main><script>self.__next_f.push([1,"[\\"id\\",\\"'),
      'id',
      Buffer.from('\\",\\"d\\"]\\n"])</script>'),
    ]);
  });

  it.each([
    ['no head', `<main>${CONTENT}</main>`, 'head'],
    ['no place for the content', pageOf('words'), 'no place'],
    ['two places for it', pageOf(CONTENT + CONTENT), 'several'],
    ['its place in React’s data', pageOf('', `1:["${CONTENT}"]\n`), 'script'],
    [
      'its id across two pushes',
      pageOf(CONTENT, `1:["${ID.slice(0, 4)}`, `${ID.slice(4)}"]`),
      'parted',
    ],
    ['data in bytes', `${pageOf(CONTENT)}<script>self.__next_f.push([3,"QUJD"])</script>`, 'bytes'],
    ['its id in a measured text', pageOf(CONTENT, `30:T11,潮/gw/${ID}31:["a"]`), 'measured'],
  ])('refuses a page with %s', (_what, html, why) => {
    expect(cutTemplate(html, MARKS)).toContain(why);
  });

  it('takes a page whose id follows a measured text', () => {
    const pieces = cutTemplate(pageOf(CONTENT, `30:T3,潮31:["id","${ID}"]`), MARKS);
    expect(pieces).toContainEqual('id');
  });
});
