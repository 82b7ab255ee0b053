export { saveMicrosites } from './save-microsites';
