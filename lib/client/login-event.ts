/** Event that opens the login dialog; any island may send it to the document. */
export const LOGIN_EVENT = 'chaintide:login';

export type LoginPanel = 'login' | 'register' | 'code' | 'forgot' | 'upgrade';

export interface LoginRequest {
  panel?: LoginPanel;
}
