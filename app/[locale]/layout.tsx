import type { ReactNode } from 'react';
import type { Metadata, Viewport } from 'next';
import { BootScript } from '@/components/layout/boot-script';
import '../globals.css';
import { manifestPath } from '@/lib/api/web-manifest';
import { localeOf } from '@/lib/api/page-params';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  return {
    icons: { icon: '/icon.svg', apple: '/icons/apple-touch.png' },
    manifest: manifestPath(locale),
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FBFAF7' },
    { media: '(prefers-color-scheme: dark)', color: '#0B1117' },
  ],
};

/** The build renders one placeholder and stops there; each language is rendered when asked for. */
export function generateStaticParams() {
  return [{ locale: '_' }];
}

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const locale = localeOf((await params).locale);
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <BootScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
