import { Busboy } from '@fastify/busboy';
import { CodedError } from '../contract/error-codes';

/** More than any form of ours has. */
const FIELDS_MAX = 20;
const FIELD_MAX_BYTES = 1024;

/**
 * Fields of a form with a file, as they come in: the file's bytes are in memory once, beside
 * the pieces they came in. What the file claims to be is not looked at.
 * @param chunks the body, at most as long as is let in
 * @throws CodedError unsupportedMedia for another kind of body; invalidInput for a broken one
 */
export async function readForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data;/i.test(contentType)) throw new CodedError('unsupportedMedia');
  const form = openForm(contentType);
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const done = new Promise<void>((resolve, reject) => {
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (name, file) => {
      const parts: Buffer[] = [];
      file.on('data', (part: Buffer) => parts.push(part));
      file.on('error', () => reject(broken()));
      file.on('end', () => {
        fields[name] = plainBytes(Buffer.concat(parts.splice(0)));
      });
    });
    form.on('finish', resolve);
    form.on('error', () => reject(broken()));
  });
  // What is refused while it comes in is the fault that is told.
  done.catch(() => undefined);
  for await (const chunk of chunks) form.write(chunk);
  form.end();
  await done;
  return { ...fields };
}

/** The same bytes as a plain array, which is what the contract names. */
function plainBytes({ buffer, byteOffset, byteLength }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function openForm(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES, files: 1, parts: FIELDS_MAX + 1 },
    });
  } catch {
    throw broken();
  }
}

const broken = () => new CodedError('invalidInput', { field: '(body)' });
