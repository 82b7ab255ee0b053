'use client';

import { PanelView } from './panel-view';
import { useLogin, type LoginOptions } from './use-login';

export type LoginPanelsProps = Omit<LoginOptions, 'onRegistered'>;

/** The five panels of the login within a page, such as /signUp. */
export function LoginPanels(props: LoginPanelsProps) {
  const login = useLogin(props);
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
