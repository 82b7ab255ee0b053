import { areaCodeList } from './accounts';
import { getAppConfig } from './app-config';
import {
  getColumnApplication,
  getCooperation,
  submitColumnApplication,
  submitCooperation,
} from './applications';
import {
  getArticleList,
  getAuthorDetails,
  getInformationDetails,
  getRecommendLists,
  homeHotList,
  hotList,
  recommendList,
  relatedRecommen,
} from './articles';
import { getCalendar } from './calendar';
import {
  columnList,
  getAuthorList,
  getColumnDetails,
  getPopularColumn,
  getWeekAuthorList,
  getZLHostLists,
} from './columns';
import { communityList } from './community';
import { getCooperationDetails } from './cooperation';
import { coverageList } from './coverage';
import { getDocumentDetails } from './documents';
import type { Endpoint, InputOf, OutputOf } from './endpoint';
import { flashList, flashRecommend, getNewsDetails } from './flash';
import { eventList, homeLinsts } from './home';
import {
  getEightClock,
  getEightClockDetails,
  getTechnicalWeek,
  getTechnicalWeekDetails,
  getWeek,
  getWeekDetails,
} from './issues';
import { getCourse, glossaryList, scamList } from './learning';
import { dataereList, spotData } from './market';
import { getNoticeDetails, noticeList } from './notices';
import {
  atlasPlaces,
  ceremonyDetails,
  micrositeDetails,
  micrositeList,
  myCeremonyVotes,
  regionDetails,
  voteInCeremony,
} from './microsites';
import { homeSearchList, hotSearchList } from './search';
import { categoryLists, dexList, dexRecommendList, getLabelDetails, labelList } from './taxonomy';
import { getSpecialDetails } from './topic-details';
import { getSpecial } from './topics';
import { toolsList } from './tools';
import {
  accountNoticeList,
  deleteAccount,
  editUserInfo,
  endSession,
  exportUserData,
  getRealName,
  getUserInfo,
  getUserInformation,
  readAccountNotices,
  sessionList,
  submitFeedback,
  submitRealName,
  toUserInfo,
} from './own-account';
import {
  forgotPassword,
  getPhoneCode,
  googleLogin,
  logOut,
  login,
  resetPassword,
  sendMailSms,
  sendSms,
  setPassword,
  verifyEmailSms,
  verifySms,
} from './sign-in';
import {
  cancelCollectionInformation,
  collectionInformation,
  followAuthor,
  likeInformation,
  myCollection,
  myFollow,
  socialState,
} from './social';
import { upload } from './uploads';

/** Every call of the product by name: the one list that dispatch, clients and docs read. */
export const ENDPOINTS = {
  atlasPlaces,
  ceremonyDetails,
  micrositeDetails,
  micrositeList,
  myCeremonyVotes,
  regionDetails,
  voteInCeremony,
  areaCodeList,
  categoryLists,
  columnList,
  coverageList,
  communityList,
  dataereList,
  dexList,
  dexRecommendList,
  eventList,
  flashList,
  flashRecommend,
  getAppConfig,
  getArticleList,
  getAuthorDetails,
  getAuthorList,
  getCalendar,
  getColumnApplication,
  getCooperation,
  getColumnDetails,
  getCooperationDetails,
  getCourse,
  getDocumentDetails,
  getEightClock,
  getEightClockDetails,
  getInformationDetails,
  getLabelDetails,
  getNewsDetails,
  getNoticeDetails,
  getPopularColumn,
  getRecommendLists,
  getSpecial,
  getSpecialDetails,
  getTechnicalWeek,
  getTechnicalWeekDetails,
  getWeek,
  getWeekAuthorList,
  getWeekDetails,
  getZLHostLists,
  glossaryList,
  homeHotList,
  homeLinsts,
  homeSearchList,
  hotList,
  hotSearchList,
  labelList,
  noticeList,
  recommendList,
  relatedRecommen,
  scamList,
  spotData,
  submitColumnApplication,
  submitCooperation,
  toolsList,
  accountNoticeList,
  cancelCollectionInformation,
  collectionInformation,
  deleteAccount,
  editUserInfo,
  endSession,
  exportUserData,
  followAuthor,
  forgotPassword,
  getPhoneCode,
  getRealName,
  getUserInfo,
  getUserInformation,
  googleLogin,
  likeInformation,
  logOut,
  login,
  myCollection,
  myFollow,
  readAccountNotices,
  resetPassword,
  sendMailSms,
  sendSms,
  sessionList,
  setPassword,
  socialState,
  submitFeedback,
  submitRealName,
  toUserInfo,
  upload,
  verifyEmailSms,
  verifySms,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
export type CallInput<N extends EndpointName> = InputOf<(typeof ENDPOINTS)[N]>;
export type CallOutput<N extends EndpointName> = OutputOf<(typeof ENDPOINTS)[N]>;

/** The endpoint of that name, or undefined: names come from strangers' URLs. */
export function findEndpoint(name: string): Endpoint | undefined {
  return Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name as EndpointName] : undefined;
}
