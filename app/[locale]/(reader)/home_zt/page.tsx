import { TopicListScreen, topicListMetadata } from './topic-list-screen';

export const ensureStatic = 'navigation';
export const generateMetadata = topicListMetadata;
export default TopicListScreen;
