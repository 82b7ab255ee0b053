import { CodedError } from '../contract/error-codes';

/** A body whole, never more of it than that. @throws CodedError tooLarge */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A body as it comes in. @throws CodedError tooLarge */
export async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new CodedError('tooLarge', { maxKb: Math.ceil(maxBytes / 1024) });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return;
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    yield value;
  }
}
