import type { Handlers } from '../handler';
import { cancelCollection } from './cancel-collection';
import { collectItem } from './collect-item';
import { followAuthor, followLabel } from './follow';
import { likeItem } from './like-item';
import { listMyFollowedLabels, listMyFollows } from './read-follows';
import { listMyCollection, readSocialState } from './read-social';

export const socialHandlers = {
  collectionInformation: collectItem,
  cancelCollectionInformation: cancelCollection,
  likeInformation: likeItem,
  followAuthor,
  followLabel,
  myCollection: listMyCollection,
  myFollow: listMyFollows,
  myFollowLabels: listMyFollowedLabels,
  socialState: readSocialState,
} satisfies Partial<Handlers>;
