import { TopicListScreen, topicListMetadata } from '../../topic-list-screen';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ page: '_' }];
}

export const generateMetadata = topicListMetadata;
export default TopicListScreen;
