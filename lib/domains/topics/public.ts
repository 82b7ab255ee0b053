export { listTopics } from './read-topics';
export { listTopicIds } from './repository';
export { saveTopics } from './save-topics';
