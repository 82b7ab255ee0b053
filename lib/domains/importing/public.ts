export { fetchSource, probeAddress, SourceTooLargeError } from './fetch-source';
