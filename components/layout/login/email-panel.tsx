'use client';

import { LOGIN_TYPES } from '@/lib/contract/sign-in';
import { EmailRow } from './field-row';
import { useLoginContext } from './login-context';
import { PanelForm } from './panel-form';
import { PasswordRow } from './password-row';

/** Panel 1: e-mail address and password (spec section 2). */
export function EmailPanel() {
  const { words, draft, call, signIn, uuid } = useLoginContext();
  const { email, password } = draft;
  return (
    <PanelForm
      needs={[
        ['email', words.fields.email],
        ['password', words.fields.password],
      ]}
      checks={['email']}
      act={words.acts.login}
      send={async () => {
        const type = LOGIN_TYPES.emailPassword;
        signIn(await call('login', { type, email, password, uuid: uuid() }));
      }}
      marks={{ inputs: { email: 'email', password: 'password' }, codes: { 401: 'password' } }}
    >
      <EmailRow />
      <PasswordRow name="password" label={words.fields.password} />
    </PanelForm>
  );
}
