import type { Handlers } from '../handler';
import { cancelCollection } from './cancel-collection';
import { collectItem } from './collect-item';
import { followAuthor } from './follow-author';
import { likeItem } from './like-item';
import { listMyCollection, listMyFollows, readSocialState } from './read-social';

export const socialHandlers = {
  collectionInformation: collectItem,
  cancelCollectionInformation: cancelCollection,
  likeInformation: likeItem,
  followAuthor,
  myCollection: listMyCollection,
  myFollow: listMyFollows,
  socialState: readSocialState,
} satisfies Partial<Handlers>;
