import { NoticeListScreen, noticeListMetadata } from './notice-list-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = noticeListMetadata;
export default NoticeListScreen;
