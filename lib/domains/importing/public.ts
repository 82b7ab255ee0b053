export { fetchSource, probeAddress, SourceTooLargeError } from './fetch-source';
export { countSource } from './read-source';
export { runImport, type ImportSink, type ReportLine } from './run-import';
export { folderName, isZip, openZip } from './unpack-zip';
