export { resetStep } from './remove-second-step';
