export { saveMissingDocuments } from './repository';
