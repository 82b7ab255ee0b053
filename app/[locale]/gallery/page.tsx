import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GalleryView } from '@/components/gallery/gallery-view';
import { localeOf } from '@/lib/api/page-params';
import { absoluteUrl, isGalleryShown } from '@/lib/api/site';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: '/gallery', robots: 'noindex,nofollow' };

/** Every state of every part on one page, for those who draw them; only in `npm run dev` and tests. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const locale = localeOf((await params).locale);
  if (!isGalleryShown()) notFound();
  return <GalleryView locale={locale} downloadUrl={absoluteUrl('/download')} />;
}
