'use client';

import { useEffect, useEffectEvent } from 'react';
import { PanelView } from './panel-view';
import { useLogin, type LoginOptions } from './use-login';

export type LoginPanelsProps = Omit<LoginOptions, 'onRegistered'>;

/** Fragment by which a mail leads to the panel that sets a new password. */
const FORGOT_HASH = '#forgot';

/** The five panels of the login within a page, such as /signUp. */
export function LoginPanels(props: LoginPanelsProps) {
  const login = useLogin(props);
  const openAsked = useEffectEvent(() => {
    if (location.hash === FORGOT_HASH) login.open('forgot');
  });
  useEffect(() => openAsked(), []);
  return (
    <PanelView
      login={login}
      heading={(title) => (
        <h2 tabIndex={-1} className="font-display text-24 outline-none">
          {title}
        </h2>
      )}
    />
  );
}
