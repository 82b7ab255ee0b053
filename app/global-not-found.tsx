import type { Metadata } from 'next';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { href } from '@/lib/routes/href';
import './globals.css';

const LANGUAGES: readonly Locale[] = LOCALES;

export const metadata: Metadata = {
  title: LANGUAGES.map((locale) => messagesOf(locale).missing.page.title).join(' · '),
  robots: 'noindex,follow',
};

/** For addresses that are no page of any language, such as a missing file: all three at once. */
export default function GlobalNotFound() {
  return (
    <html lang="zh-Hans">
      <body>
        <main className="mx-auto grid max-w-measure gap-10 px-4 py-16">
          {LANGUAGES.map((locale, place) => {
            const { page, back } = messagesOf(locale).missing;
            const Title = place === 0 ? 'h1' : 'h2';
            return (
              <section key={locale} lang={locale}>
                <Title className="font-display text-24">{page.title}</Title>
                <p className="mt-2 text-17 text-ink-2">{page.text}</p>
                <p className="mt-4">
                  <a className="text-tide underline" href={href('home', { locale })}>
                    {back.home}
                  </a>
                </p>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
