import { AwsClient } from 'aws4fetch';
import { assertFileKey, type FileStore } from './file-store';

export interface S3Location {
  /** Address of the service, without a final slash; the bucket is the first segment below it. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that does not answer must not hold up a page for longer. */
const TIMEOUT_MS = 20_000;
/** Tries after a fault of the store's own. */
const RETRIES = 2;

/** Files in a bucket of a service that speaks the protocol of S3; requests are signed (SigV4). */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #root: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Location) {
    this.#root = `${endpoint}/${bucket}`;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: RETRIES,
    });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const response = await this.#ask('PUT', key, bytes);
    if (!response.ok) throw refused('PUT', key, response);
  }

  async find(key: string): Promise<Buffer | undefined> {
    const response = await this.#ask('GET', key);
    if (response.status === 404) return undefined;
    if (!response.ok) throw refused('GET', key, response);
    return Buffer.from(await response.arrayBuffer());
  }

  async has(key: string): Promise<boolean> {
    const response = await this.#ask('HEAD', key);
    if (response.status === 404) return false;
    if (!response.ok) throw refused('HEAD', key, response);
    return true;
  }

  async remove(key: string): Promise<void> {
    const response = await this.#ask('DELETE', key);
    if (!response.ok && response.status !== 404) throw refused('DELETE', key, response);
  }

  async #ask(method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', key: string, bytes?: Uint8Array) {
    assertFileKey(key);
    return this.#client.fetch(`${this.#root}/${key}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(bytes ? { body: new Uint8Array(bytes), headers: { 'content-type': typeOf(key) } } : {}),
    });
  }
}

function refused(method: string, key: string, { status }: Response): Error {
  return new Error(`The file store answered ${status} to ${method} ${key}.`);
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

function typeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
