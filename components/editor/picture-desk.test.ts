/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { PictureDesk } from './picture-desk';
import { textSchema } from './text/text-schema';

const calls: [string, unknown][] = [];
jest.mock('@/lib/client/call-api', () => ({
  CallFailed: class extends Error {},
  callApi: async (name: string, input: unknown) => {
    calls.push([name, input]);
    return { url: '/media/a/1280.jpg', width: 8, height: 8 };
  },
}));

const words = { fetching: '', missing: '', retry: '', caption: '', noAlt: '' };
const ADDRESS = 'https://pictures.example.org/a.png';

/** An editor, its pictures, and a pasted picture of another site. */
function open() {
  calls.length = 0;
  const desk = new PictureDesk('en', { failed: '', noReason: '', wrongType: '' });
  const figure = { words, onRetry: desk.retry };
  const editor = new Editor({ extensions: textSchema({ placeholder: '', figure }), content: '' });
  desk.attach(editor);
  const picture = editor.schema.node('figure', { src: ADDRESS });
  const slice = desk.awaiting(new Slice(Fragment.from(picture), 0, 0));
  return { desk, editor, slice };
}
/** What was set going by then has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a pasted picture of another site', () => {
  it('is a place until the site has fetched it: the browser is given no address of it', async () => {
    const { desk, editor, slice } = open();
    expect(slice.content.firstChild?.attrs).toMatchObject({ src: null, address: ADDRESS });
    editor.view.dispatch(editor.state.tr.replaceSelection(slice));
    expect(editor.getHTML()).not.toContain(`src="${ADDRESS}"`);
    desk.takeAwaited();
    await settled();
    expect(calls).toEqual([['rehostPicture', { url: ADDRESS }]]);
    expect(editor.getHTML()).toContain('src="/media/a/1280.jpg"');
  });

  it('is not fetched where the paste did not come into the text', async () => {
    const { desk } = open();
    desk.takeAwaited();
    await settled();
    expect(calls).toEqual([]);
  });

  it('of the site’s own stays as it is', () => {
    const { desk, editor } = open();
    const own = editor.schema.node('figure', { src: '/media/b/1280.jpg' });
    const slice = desk.awaiting(new Slice(Fragment.from(own), 0, 0));
    expect(slice.content.firstChild?.attrs.src).toBe('/media/b/1280.jpg');
  });
});
