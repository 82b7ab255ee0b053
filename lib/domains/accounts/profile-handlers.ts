import type { Handlers } from '../handler';
import { editUserInfo } from './edit-profile';
import { getUserInfo, getUserInformation, toUserInfo } from './read-profile';

export const profileHandlers = {
  getUserInfo: (ctx) => getUserInfo({ ctx }),
  toUserInfo: (ctx) => toUserInfo({ ctx }),
  getUserInformation: (ctx, input) => getUserInformation({ ctx, input }),
  editUserInfo: (ctx, input) => editUserInfo({ ctx, input }),
} satisfies Partial<Handlers>;
