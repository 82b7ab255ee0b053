import simplifiedArticle from '@/messages/zh-Hans/article.json';
import simplifiedAuth from '@/messages/zh-Hans/auth.json';
import simplifiedCalendar from '@/messages/zh-Hans/calendar.json';
import simplifiedColumns from '@/messages/zh-Hans/columns.json';
import simplifiedCommon from '@/messages/zh-Hans/common.json';
import simplifiedCommunity from '@/messages/zh-Hans/community.json';
import simplifiedCrop from '@/messages/zh-Hans/crop.json';
import simplifiedDesk from '@/messages/zh-Hans/desk.json';
import simplifiedDocuments from '@/messages/zh-Hans/documents.json';
import simplifiedDownload from '@/messages/zh-Hans/download.json';
import simplifiedEvents from '@/messages/zh-Hans/events.json';
import simplifiedErrors from '@/messages/zh-Hans/errors.json';
import simplifiedFeeds from '@/messages/zh-Hans/feeds.json';
import simplifiedFlash from '@/messages/zh-Hans/flash.json';
import simplifiedForms from '@/messages/zh-Hans/forms.json';
import simplifiedHome from '@/messages/zh-Hans/home.json';
import simplifiedIssues from '@/messages/zh-Hans/issues.json';
import simplifiedLayout from '@/messages/zh-Hans/layout.json';
import simplifiedLearning from '@/messages/zh-Hans/learning.json';
import simplifiedLetters from '@/messages/zh-Hans/letters.json';
import simplifiedMarket from '@/messages/zh-Hans/market.json';
import simplifiedMicrosites from '@/messages/zh-Hans/microsites.json';
import simplifiedMissing from '@/messages/zh-Hans/missing.json';
import simplifiedMy from '@/messages/zh-Hans/my.json';
import simplifiedRegions from '@/messages/zh-Hans/regions.json';
import simplifiedRoutes from '@/messages/zh-Hans/routes.json';
import simplifiedRoutesDescription from '@/messages/zh-Hans/routesDescription.json';
import simplifiedSection from '@/messages/zh-Hans/section.json';
import simplifiedShare from '@/messages/zh-Hans/share.json';
import simplifiedSocial from '@/messages/zh-Hans/social.json';
import simplifiedStudio from '@/messages/zh-Hans/studio.json';
import simplifiedSearch from '@/messages/zh-Hans/search.json';
import simplifiedTools from '@/messages/zh-Hans/tools.json';
import simplifiedTopics from '@/messages/zh-Hans/topics.json';
import traditionalArticle from '@/messages/zh-Hant/article.json';
import traditionalAuth from '@/messages/zh-Hant/auth.json';
import traditionalCalendar from '@/messages/zh-Hant/calendar.json';
import traditionalColumns from '@/messages/zh-Hant/columns.json';
import traditionalCommon from '@/messages/zh-Hant/common.json';
import traditionalCommunity from '@/messages/zh-Hant/community.json';
import traditionalCrop from '@/messages/zh-Hant/crop.json';
import traditionalDesk from '@/messages/zh-Hant/desk.json';
import traditionalDocuments from '@/messages/zh-Hant/documents.json';
import traditionalDownload from '@/messages/zh-Hant/download.json';
import traditionalEvents from '@/messages/zh-Hant/events.json';
import traditionalErrors from '@/messages/zh-Hant/errors.json';
import traditionalFeeds from '@/messages/zh-Hant/feeds.json';
import traditionalFlash from '@/messages/zh-Hant/flash.json';
import traditionalForms from '@/messages/zh-Hant/forms.json';
import traditionalHome from '@/messages/zh-Hant/home.json';
import traditionalIssues from '@/messages/zh-Hant/issues.json';
import traditionalLayout from '@/messages/zh-Hant/layout.json';
import traditionalLearning from '@/messages/zh-Hant/learning.json';
import traditionalLetters from '@/messages/zh-Hant/letters.json';
import traditionalMarket from '@/messages/zh-Hant/market.json';
import traditionalMicrosites from '@/messages/zh-Hant/microsites.json';
import traditionalMissing from '@/messages/zh-Hant/missing.json';
import traditionalMy from '@/messages/zh-Hant/my.json';
import traditionalRegions from '@/messages/zh-Hant/regions.json';
import traditionalRoutes from '@/messages/zh-Hant/routes.json';
import traditionalRoutesDescription from '@/messages/zh-Hant/routesDescription.json';
import traditionalSection from '@/messages/zh-Hant/section.json';
import traditionalShare from '@/messages/zh-Hant/share.json';
import traditionalSocial from '@/messages/zh-Hant/social.json';
import traditionalStudio from '@/messages/zh-Hant/studio.json';
import traditionalSearch from '@/messages/zh-Hant/search.json';
import traditionalTools from '@/messages/zh-Hant/tools.json';
import traditionalTopics from '@/messages/zh-Hant/topics.json';
import englishArticle from '@/messages/en/article.json';
import englishAuth from '@/messages/en/auth.json';
import englishCalendar from '@/messages/en/calendar.json';
import englishColumns from '@/messages/en/columns.json';
import englishCommon from '@/messages/en/common.json';
import englishCommunity from '@/messages/en/community.json';
import englishCrop from '@/messages/en/crop.json';
import englishDesk from '@/messages/en/desk.json';
import englishDocuments from '@/messages/en/documents.json';
import englishDownload from '@/messages/en/download.json';
import englishEvents from '@/messages/en/events.json';
import englishErrors from '@/messages/en/errors.json';
import englishFeeds from '@/messages/en/feeds.json';
import englishFlash from '@/messages/en/flash.json';
import englishForms from '@/messages/en/forms.json';
import englishHome from '@/messages/en/home.json';
import englishIssues from '@/messages/en/issues.json';
import englishLayout from '@/messages/en/layout.json';
import englishLearning from '@/messages/en/learning.json';
import englishLetters from '@/messages/en/letters.json';
import englishMarket from '@/messages/en/market.json';
import englishMicrosites from '@/messages/en/microsites.json';
import englishMissing from '@/messages/en/missing.json';
import englishMy from '@/messages/en/my.json';
import englishRegions from '@/messages/en/regions.json';
import englishRoutes from '@/messages/en/routes.json';
import englishRoutesDescription from '@/messages/en/routesDescription.json';
import englishSection from '@/messages/en/section.json';
import englishShare from '@/messages/en/share.json';
import englishSocial from '@/messages/en/social.json';
import englishStudio from '@/messages/en/studio.json';
import englishSearch from '@/messages/en/search.json';
import englishTools from '@/messages/en/tools.json';
import englishTopics from '@/messages/en/topics.json';
import type { Locale } from './locales';

const simplified = {
  article: simplifiedArticle,
  auth: simplifiedAuth,
  calendar: simplifiedCalendar,
  columns: simplifiedColumns,
  common: simplifiedCommon,
  community: simplifiedCommunity,
  crop: simplifiedCrop,
  desk: simplifiedDesk,
  documents: simplifiedDocuments,
  download: simplifiedDownload,
  events: simplifiedEvents,
  errors: simplifiedErrors,
  feeds: simplifiedFeeds,
  flash: simplifiedFlash,
  forms: simplifiedForms,
  home: simplifiedHome,
  issues: simplifiedIssues,
  layout: simplifiedLayout,
  learning: simplifiedLearning,
  letters: simplifiedLetters,
  market: simplifiedMarket,
  microsites: simplifiedMicrosites,
  missing: simplifiedMissing,
  my: simplifiedMy,
  regions: simplifiedRegions,
  routes: simplifiedRoutes,
  routesDescription: simplifiedRoutesDescription,
  section: simplifiedSection,
  share: simplifiedShare,
  social: simplifiedSocial,
  studio: simplifiedStudio,
  search: simplifiedSearch,
  tools: simplifiedTools,
  topics: simplifiedTopics,
};
const traditional = {
  article: traditionalArticle,
  auth: traditionalAuth,
  calendar: traditionalCalendar,
  columns: traditionalColumns,
  common: traditionalCommon,
  community: traditionalCommunity,
  crop: traditionalCrop,
  desk: traditionalDesk,
  documents: traditionalDocuments,
  download: traditionalDownload,
  events: traditionalEvents,
  errors: traditionalErrors,
  feeds: traditionalFeeds,
  flash: traditionalFlash,
  forms: traditionalForms,
  home: traditionalHome,
  issues: traditionalIssues,
  layout: traditionalLayout,
  learning: traditionalLearning,
  letters: traditionalLetters,
  market: traditionalMarket,
  microsites: traditionalMicrosites,
  missing: traditionalMissing,
  my: traditionalMy,
  regions: traditionalRegions,
  routes: traditionalRoutes,
  routesDescription: traditionalRoutesDescription,
  section: traditionalSection,
  share: traditionalShare,
  social: traditionalSocial,
  studio: traditionalStudio,
  search: traditionalSearch,
  tools: traditionalTools,
  topics: traditionalTopics,
};
const english = {
  article: englishArticle,
  auth: englishAuth,
  calendar: englishCalendar,
  columns: englishColumns,
  common: englishCommon,
  community: englishCommunity,
  crop: englishCrop,
  desk: englishDesk,
  documents: englishDocuments,
  download: englishDownload,
  events: englishEvents,
  errors: englishErrors,
  feeds: englishFeeds,
  flash: englishFlash,
  forms: englishForms,
  home: englishHome,
  issues: englishIssues,
  layout: englishLayout,
  learning: englishLearning,
  letters: englishLetters,
  market: englishMarket,
  microsites: englishMicrosites,
  missing: englishMissing,
  my: englishMy,
  regions: englishRegions,
  routes: englishRoutes,
  routesDescription: englishRoutesDescription,
  section: englishSection,
  share: englishShare,
  social: englishSocial,
  studio: englishStudio,
  search: englishSearch,
  tools: englishTools,
  topics: englishTopics,
};

/** All the product's texts in one language; the simplified ones are the source of the keys. */
export type Messages = typeof simplified;

const MESSAGES: Record<Locale, Messages> = {
  'zh-Hans': simplified,
  'zh-Hant': traditional,
  en: english,
};

/** The texts of a language; another language lacking a key does not compile. */
export function messagesOf(locale: Locale): Messages {
  return MESSAGES[locale];
}
