export { expireTags as POST } from '@/lib/api/expire-tags';
