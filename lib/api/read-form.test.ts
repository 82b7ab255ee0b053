import { readForm } from './read-form';

const encode = (text: string) => new TextEncoder().encode(text);

/** A form as a browser sends it, in pieces of a few bytes. */
async function send(form: FormData, pieceBytes = 7, cutTo = Infinity) {
  const response = new Response(form);
  const body = new Uint8Array(await response.arrayBuffer()).slice(0, cutTo);
  async function* pieces() {
    for (let at = 0; at < body.length; at += pieceBytes) {
      await Promise.resolve();
      yield body.subarray(at, at + pieceBytes);
    }
  }
  return readForm(pieces(), response.headers.get('content-type') ?? '');
}
const formWith = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), '../../etc/passwd');
  form.append('type', 'avatar');
  return form;
};

describe('readForm', () => {
  it('gives the bytes of the file and the fields, whatever pieces they come in', async () => {
    const bytes = new Uint8Array(5_000).map((_, at) => (at * 7) % 256);
    for (const piece of [1, 13, 100_000]) {
      const fields = await send(formWith(bytes), piece);
      expect(fields.type).toBe('avatar');
      expect(fields.file).toEqual(bytes);
    }
  });

  it('takes a name that every object has for a field like others', async () => {
    const form = formWith(encode('x'));
    form.append('__proto__', 'y');
    const fields = await send(form);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(fields.type).toBe('avatar');
  });

  it('refuses what is no form, what has no boundary, and what breaks off', async () => {
    async function* nothing() {}
    const refusal = (type: string) => readForm(nothing(), type);
    await expect(refusal('application/json')).rejects.toMatchObject({ key: 'unsupportedMedia' });
    await expect(refusal('multipart/form-data; x=y')).rejects.toMatchObject({
      key: 'invalidInput',
    });
    const cut = send(formWith(encode('x'.repeat(500))), 50, 400);
    await expect(cut).rejects.toMatchObject({ key: 'invalidInput' });
  });

  it('keeps one file, and no more fields than a form of ours has', async () => {
    const form = formWith(encode('first'));
    form.append('second', new Blob(['second']), 'second');
    for (let at = 0; at < 100; at += 1) form.append(`field${at}`, 'x');
    const fields = await send(form, 1_000);
    expect(new TextDecoder().decode(fields.file as Uint8Array)).toBe('first');
    expect(fields.second).toBeUndefined();
    expect(Object.keys(fields).length).toBeLessThan(25);
  });

  it('tells of the fault that the body itself ends with', async () => {
    async function* failing() {
      yield encode('--b\r\n');
      await Promise.resolve();
      throw new Error('too large');
    }
    const read = readForm(failing(), 'multipart/form-data; boundary=b');
    await expect(read).rejects.toThrow('too large');
  });
});
