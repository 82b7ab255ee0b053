/** Sentences that each of one's own pages needs (messages/my, `frame`). */
export interface OwnWords {
  loading: string;
  /** Said to who runs no script, in the place of the data. */
  noScript: string;
  signInTitle: string;
  signInText: string;
  signIn: string;
  failedTitle: string;
  failed: string;
  retry: string;
  more: string;
  moreLoading: string;
  noMore: string;
  empty: string;
  saveFailed: string;
  verifyFailed: string;
}
