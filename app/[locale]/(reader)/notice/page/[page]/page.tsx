import { NoticeListScreen, noticeListMetadata } from '../../notice-list-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

export const generateMetadata = noticeListMetadata;
export default NoticeListScreen;
