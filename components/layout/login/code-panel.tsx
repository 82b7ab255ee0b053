'use client';

import { LOGIN_TYPES } from '@/lib/contract/sign-in';
import { AgreementLine } from './agreement-line';
import { plainCode } from './check-draft';
import { CodeRow } from './code-row';
import { EmailRow } from './field-row';
import { useLoginContext } from './login-context';
import { PanelForm } from './panel-form';

/** Panel 3: e-mail address and a code that was sent to it. */
export function CodePanel() {
  const { words, draft, call, signIn, uuid } = useLoginContext();
  const { email, loginCode } = draft;
  return (
    <PanelForm
      needs={[
        ['email', words.fields.email],
        ['loginCode', words.fields.emailCode],
      ]}
      checks={['email', 'loginCode']}
      act={words.acts.login}
      send={async () => {
        const type = LOGIN_TYPES.emailCode;
        const emailCode = plainCode(loginCode);
        signIn(await call('login', { type, email, emailCode, uuid: uuid() }));
      }}
      marks={{ inputs: { email: 'email', emailCode: 'loginCode' }, codes: { 422: 'loginCode' } }}
    >
      <EmailRow />
      <CodeRow name="loginCode" to="email" scene="login" />
      <AgreementLine />
    </PanelForm>
  );
}
