import { CodedError } from '../../contract/error-codes';
import type { UserInfo } from '../../contract/own-account';
import type { Locale } from '../../i18n/locales';
import { personOf, type CallContext } from '../domain-context';
import { listBrandNames } from '../curation/public';
import { ownsPicture } from '../media/public';
import { EDIT_BY_ACCOUNT } from './profile-limits';
import { isReservedName } from './reserved-name';
import { updateProfile, type ProfileChange } from './profile-repository';
import { getUserInfo } from './read-profile';

export interface ProfileInput {
  nickname?: string | undefined;
  bio?: string | undefined;
  avatar_img?: string | undefined;
  locale?: Locale | undefined;
}

/**
 * Changes one's own name, text, picture or language; what is left out stays. The author
 * that the account writes as keeps its own name and picture.
 * @throws CodedError signInRequired; nameReserved for one that would pass for the
 *   newsroom's; notPermitted for a picture that one did not bring as
 *   an avatar; tooManyRequests
 */
export async function editUserInfo({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: ProfileInput;
}): Promise<UserInfo> {
  const { id, role } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  await ctx.limit(EDIT_BY_ACCOUNT, String(id));
  const { nickname, bio, locale, avatar_img: address } = input;
  if (nickname !== undefined && role === 'reader') await refuseReserved(ctx, nickname);
  const change: ProfileChange = {
    ...(nickname !== undefined && { nickname }),
    ...(bio !== undefined && { bio }),
    ...(locale !== undefined && { locale }),
    ...(address !== undefined && { avatar: await ownAvatar(ctx, id, address) }),
  };
  await updateProfile(ctx.db, id, change);
  return getUserInfo({ ctx });
}

async function refuseReserved(ctx: CallContext, nickname: string): Promise<void> {
  if (!isReservedName(nickname, await listBrandNames(ctx))) return;
  throw new CodedError('nameReserved');
}

async function ownAvatar(ctx: CallContext, id: number, address: string): Promise<string> {
  if (address === '') return '';
  const hash = await ownsPicture(ctx.db, id, address, 'avatar');
  if (hash === undefined) throw new CodedError('notPermitted');
  return hash;
}
