/** @jest-environment jsdom */
import Cookies from 'js-cookie';
import { CallFailed } from './call-api';
import { uploadPicture } from './upload-picture';

const BYTES = new Uint8Array([0xff, 0xd8, 0xff, 0]);
const picture = { arrayBuffer: async () => BYTES.buffer } as Blob;
const request = jest.fn();

function answerWith(body: object) {
  request.mockReset();
  globalThis.fetch = request.mockResolvedValue({ ok: true, json: async () => body });
}

describe('uploadPicture', () => {
  it('sends file and type as a form, with the token in the header', async () => {
    Cookies.set('token', 'abc');
    const data = { url: '/media/a/1280.jpg', width: 200, height: 200 };
    answerWith({ code: 200, message: 'success', data });
    expect(await uploadPicture(picture, 'avatar', { locale: 'en' })).toEqual(data);
    const [url, { method, headers, body }] = request.mock.calls[0];
    expect([url, method]).toEqual(['/api/upload', 'POST']);
    expect(headers).toEqual({ language: 'en', os: 'ios', authorization: 'abc' });
    expect(body).toBeInstanceOf(FormData);
    expect(body.get('type')).toBe('avatar');
    expect((body.get('file') as File).size).toBe(BYTES.length);
  });

  it('fails with the server’s sentence', async () => {
    answerWith({ code: 413, message: 'Too large.', data: null });
    const failure = uploadPicture(picture, 'cover', { locale: 'en' });
    await expect(failure).rejects.toEqual(new CallFailed(413, 'Too large.'));
  });
});
