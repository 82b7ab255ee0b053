export { openTicket } from './request-export';
export { archiveStream } from './write-archive';
