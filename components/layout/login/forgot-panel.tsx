'use client';

import { plainCode } from './check-draft';
import { CodeRow } from './code-row';
import { EmailRow } from './field-row';
import { useLoginContext } from './login-context';
import { PanelForm } from './panel-form';
import { PasswordRow } from './password-row';

/** Panel 4: a new password by a code; then back to the login panel (spec section 4). */
export function ForgotPanel() {
  const { words, draft, call, greet } = useLoginContext();
  const { email, resetCode, newPassword, newPassword2 } = draft;
  const { fields } = words;
  return (
    <PanelForm
      needs={[
        ['email', fields.email],
        ['resetCode', fields.emailCode],
        ['newPassword', fields.newPassword],
        ['newPassword2', fields.repeatNewPassword],
      ]}
      checks={['email', 'resetCode', 'newPassword', 'newPassword2']}
      act={words.acts.reset}
      send={async () => {
        await call('forgotPassword', {
          email,
          code: plainCode(resetCode),
          new_password1: newPassword,
          new_password2: newPassword2,
        });
        greet(words.passwordReset);
      }}
      marks={{
        inputs: {
          email: 'email',
          code: 'resetCode',
          new_password1: 'newPassword',
          new_password2: 'newPassword2',
        },
        codes: { 422: 'resetCode' },
      }}
    >
      <EmailRow />
      <CodeRow name="resetCode" to="email" scene="reset" />
      <PasswordRow name="newPassword" label={fields.newPassword} />
      <PasswordRow name="newPassword2" label={fields.repeatNewPassword} />
    </PanelForm>
  );
}
