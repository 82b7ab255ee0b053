export { tellDue } from './tell-due';
