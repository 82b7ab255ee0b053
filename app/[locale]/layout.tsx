import type { ReactNode } from 'react';
import type { Metadata, Viewport } from 'next';
import { BootScript } from '@/components/layout/boot-script';
import '../globals.css';
import { localeOf } from '@/lib/api/page-params';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { icons: { icon: '/icon.svg' } };

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
