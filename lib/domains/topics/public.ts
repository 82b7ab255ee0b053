export { listTopicParts } from './parts-repository';
export { listTopics } from './read-topics';
export { listTopicIds } from './repository';
export { saveTopics } from './save-topics';
