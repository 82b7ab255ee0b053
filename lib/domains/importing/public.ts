export { probeAddress } from './fetch-source';
