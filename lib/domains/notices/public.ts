export { saveMissingNotices } from './install-notices';
export { listNoticeIds } from './repository';
