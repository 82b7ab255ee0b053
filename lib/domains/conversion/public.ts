export { applyWords } from './apply-words';
export { APPLY_WORDS } from './conversion-job';
export { keepConversion, loadWords, wakeConversion } from './keep-conversion';
