'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { LoginPanel } from '@/lib/client/login-event';
import { CodePanel } from './code-panel';
import { EmailPanel } from './email-panel';
import { focusPanel } from './focus-panel';
import { ForgotPanel } from './forgot-panel';
import { GoogleButton } from './google-button';
import { LoginContext } from './login-context';
import { LoginToast } from './login-toast';
import { RegisterPanel } from './register-panel';
import { UpgradePanel } from './upgrade-panel';
import type { Login } from './use-login';

const PANELS = {
  login: EmailPanel,
  register: RegisterPanel,
  code: CodePanel,
  forgot: ForgotPanel,
  upgrade: UpgradePanel,
};
/** Where each panel leads on to. */
const WAYS: Record<LoginPanel, readonly LoginPanel[]> = {
  login: ['register', 'code', 'forgot', 'upgrade'],
  register: ['login'],
  code: ['login', 'register'],
  forgot: ['login'],
  upgrade: ['login'],
};

export interface PanelViewProps {
  login: Login;
  /** Makes the heading, which takes the focus where there is no field to go to. */
  heading: (title: string) => ReactNode;
}

/** The panel that is open, under its title, with the ways to the others. */
export function PanelView({ login, heading }: PanelViewProps) {
  const { panel, words, notice, upgrade, googleClientId, open } = login;
  const root = useRef<HTMLDivElement>(null);
  const place = `${panel} ${panel === 'upgrade' ? upgrade.step : ''}`;
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    if (root.current) focusPanel(root.current);
  }, [place]);
  const Panel = PANELS[panel];
  return (
    <LoginContext value={login}>
      <div ref={root}>
        {heading(words.panels[panel])}
        <div className="tide-line mt-3 w-21" />
        <p className="mt-3 text-15 text-ink-2">{words.leads[panel]}</p>
        <p
          role="status"
          className="mt-3 border-l-2 border-tide pl-3 text-15 font-medium empty:hidden"
        >
          {notice}
        </p>
        <Panel />
        {panel === 'login' && googleClientId && <GoogleButton />}
        <div className="mt-4 flex flex-wrap gap-x-5 border-t border-hairline pt-2">
          {WAYS[panel].map((way) => (
            <button
              key={way}
              type="button"
              onClick={() => open(way)}
              className="min-h-11 text-15 font-medium text-tide transition-colors hover:text-ink"
            >
              {words.ways[way]}
            </button>
          ))}
        </div>
        <LoginToast />
      </div>
    </LoginContext>
  );
}
