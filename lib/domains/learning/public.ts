export { saveLearning } from './save-learning';
