import { dataPaths } from './data-folder';
import { env, type Env } from './env';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import { S3Store } from './s3-store';

let installed: FileStore | undefined;

/** Where this installation keeps files: a bucket where one is set, else its own folder. */
export function installedStore(): FileStore {
  installed ??= storeFor(env());
  return installed;
}

/** The store that settings name. */
export function storeFor(settings: Env): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return new FolderStore(dataPaths(settings.DATA_DIR).files);
  }
  return new S3Store({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
