export { RUN_IMPORT } from './import-job';
export { runDeskImport } from './run-desk-import';
