import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from './env';
import { FolderStore } from './folder-store';
import { storeFor } from './installed-store';
import { S3Store } from './s3-store';

const SECRET = 'stand-in-secret';
const REGION = 'eu-test-1';
const files = new Map<string, Buffer>();
const types = new Map<string, string | undefined>();
let faults = 0;
let server: Server;
let endpoint: string;

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

/** The signature that AWS's documents prescribe for a request, computed by other code than ours. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', ...headers } = request.headers;
  const match =
    /^AWS4-HMAC-SHA256 Credential=stand-in-id\/(\d{8})\/eu-test-1\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!match) return false;
  const [, day = '', signed = '', signature] = match;
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha(body)) return false;
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [request.method, request.url, '', lines.join(''), signed, payload].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return signature === hmac(key, text).toString('hex');
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const key = request.url ?? '';
    if (faults > 0) {
      faults -= 1;
      response.writeHead(503).end();
    } else if (!isSigned(request, body)) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      files.set(key, body);
      types.set(key, request.headers['content-type']);
      response.writeHead(200).end();
    } else {
      const found = files.get(key);
      response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  files.clear();
  faults = 0;
});

const storeWith = (secretAccessKey = SECRET) =>
  new S3Store({
    endpoint,
    bucket: 'pictures',
    region: REGION,
    accessKeyId: 'stand-in-id',
    secretAccessKey,
  });
const KEY = 'media/ab/abc/original.webp';
const BYTES = Buffer.from([1, 2, 3, 250]);

describe('S3Store', () => {
  it('keeps a file under its key in the bucket, and gives the same bytes back', async () => {
    const store = storeWith();
    expect(await store.has(KEY)).toBe(false);
    expect(await store.find(KEY)).toBeUndefined();
    await store.put(KEY, BYTES);
    expect([...files.keys()]).toEqual([`/pictures/${KEY}`]);
    expect(types.get(`/pictures/${KEY}`)).toBe('image/webp');
    expect(await store.has(KEY)).toBe(true);
    expect(await store.find(KEY)).toEqual(BYTES);
  });

  it('fails where the service knows another secret, and tells no secret', async () => {
    const store = storeWith('another-secret');
    // One after the other: a promise that fails before it is awaited is nobody's.
    const acts = [() => store.put(KEY, BYTES), () => store.find(KEY), () => store.has(KEY)];
    for (const act of acts) {
      await expect(act()).rejects.toThrow(/^The file store answered 403 to (PUT|GET|HEAD) media/);
    }
    expect(files.size).toBe(0);
  });

  it('tries again after a fault of the service', async () => {
    faults = 1;
    await storeWith().put(KEY, BYTES);
    expect(files.size).toBe(1);
  });

  it('takes no key that leads out of the bucket', async () => {
    for (const key of ['../other/file', '/file', 'a//b', 'a/../b', 'A', '']) {
      await expect(storeWith().find(key)).rejects.toThrow(RangeError);
    }
  });
});

describe('storeFor', () => {
  it('takes the bucket where one is set, else a folder', () => {
    const bucket = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'stand-in-id',
      S3_SECRET_ACCESS_KEY: SECRET,
    };
    expect(storeFor(parseEnv(bucket))).toBeInstanceOf(S3Store);
    expect(storeFor(parseEnv({}))).toBeInstanceOf(FolderStore);
  });
});

describe('FolderStore', () => {
  it('does as the bucket does', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-store-'));
    const store = new FolderStore(folder);
    expect([await store.has(KEY), await store.find(KEY)]).toEqual([false, undefined]);
    await store.put(KEY, BYTES);
    expect([await store.has(KEY), await store.find(KEY)]).toEqual([true, BYTES]);
    await expect(store.find('../file')).rejects.toThrow(RangeError);
    rmSync(folder, { recursive: true });
  });
});
