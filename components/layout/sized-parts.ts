/* What a list needs once the reader chose another size or page of it, as one chunk. */
export { pageAfterResize } from '@/components/ui/pager-numbers';
export { scrollToTop } from '@/lib/client/scroll-to-top';
export { SizedPager } from './sized-pager';
