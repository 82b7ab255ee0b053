'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadGoogle } from './load-google';
import { useLoginContext } from './login-context';

const GOOGLE_LOCALE: Record<Locale, string> = {
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
  en: 'en',
};
const MAX_WIDTH_PX = 400;

/** Google's own button, fetched from Google when the login is open and not before. */
export function GoogleButton() {
  const { locale, words, googleClientId, call, signIn, fail, uuid } = useLoginContext();
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const accept = useEffectEvent(async ({ credential }: { credential: string }) => {
    try {
      signIn(await call('googleLogin', { id_token: credential, uuid: uuid() }));
    } catch (error) {
      fail(error);
    }
  });

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const google = await loadGoogle();
      const frame = place.current;
      if (isGone || !frame) return;
      google.initialize({ client_id: googleClientId, callback: (given) => void accept(given) });
      google.renderButton(frame, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        text: 'signin_with',
        locale: GOOGLE_LOCALE[locale],
        width: Math.min(frame.clientWidth, MAX_WIDTH_PX),
      });
    };
    draw().catch(() => !isGone && setHasFailed(true));
    return () => {
      isGone = true;
    };
  }, [googleClientId, locale]);

  return (
    <div className="mt-5">
      <p className="flex items-center gap-3 text-13 text-ink-2 before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {words.or}
      </p>
      <div ref={place} className="mt-3 flex min-h-11 justify-center" hidden={hasFailed} />
      {hasFailed && <p className="mt-3 text-13 text-ink-2">{words.googleFailed}</p>}
    </div>
  );
}
