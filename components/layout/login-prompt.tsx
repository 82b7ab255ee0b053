'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { LOGIN_EVENT, type LoginRequest } from '@/lib/client/login-event';
import { isSignedIn } from '@/lib/client/signed-in';
import { loadChunk } from './load-chunk';
import type { LoginDialogProps, LoginOpening } from './login/login-dialog';
import { loadLoginWords } from './login/load-login-words';

export interface LoginPromptProps extends Pick<
  LoginDialogProps,
  'locale' | 'documents' | 'googleClientId'
> {
  /** Page that does the same without the dialog. */
  signUpHref: string;
  /** Fragment that asks for the dialog, without its `#`. */
  hash: string;
}

/**
 * Opens the login dialog: for a visitor's click on `[data-needs-login]`, for whoever sends
 * LOGIN_EVENT, and on a page reached with its fragment (spec section 2). Dialog and words are
 * loaded only then; without script, or when they can't be loaded, /signUp does the same.
 */
export function LoginPrompt({ signUpHref, hash, ...options }: LoginPromptProps) {
  const [loaded, setLoaded] = useState<{
    Dialog: ComponentType<LoginDialogProps>;
    words: LoginDialogProps['words'];
  }>();
  const [opening, setOpening] = useState<LoginOpening>();

  const open = useEffectEvent(async (wanted: LoginOpening) => {
    const [chunk, words] = await Promise.all([
      loadChunk(() => import('./login/login-dialog')),
      loadLoginWords(options.locale),
    ]);
    if (!chunk || !words) {
      location.href = signUpHref;
      return;
    }
    setLoaded({ Dialog: chunk.LoginDialog, words });
    setOpening(wanted);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const openForHash = () => {
      if (location.hash !== `#${hash}` || isSignedIn()) return;
      // Nobody pressed anything here: the focus goes to where it could have been pressed.
      const opener = document.querySelector<HTMLElement>('[data-needs-login]');
      void open({ panel: 'login', mayReturn: true, opener });
    };
    document.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-needs-login]');
        if (!link || isSignedIn() || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void open({ panel: 'login', mayReturn: true, opener: link });
      },
      { signal },
    );
    document.addEventListener(
      LOGIN_EVENT,
      (event) => {
        const { panel = 'login' } = (event as CustomEvent<LoginRequest | null>).detail ?? {};
        const opener = document.activeElement as HTMLElement | null;
        void open({ panel, mayReturn: false, opener });
      },
      { signal },
    );
    window.addEventListener('hashchange', openForHash, { signal });
    openForHash();
    return () => stop.abort();
  }, [hash]);

  const close = () => {
    setOpening(undefined);
    if (location.hash === `#${hash}`) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
  };
  return loaded ? (
    <loaded.Dialog {...options} words={loaded.words} opening={opening} onClose={close} />
  ) : null;
}
