export { saveCoverage } from './save-coverage';
