import { installedStore } from '../../platform/installed-store';
import type { Handlers } from '../handler';
import { uploadPicture } from './upload-picture';

export const mediaHandlers = {
  upload: (ctx, input) => uploadPicture({ ctx, store: installedStore(), input }),
} satisfies Partial<Handlers>;
