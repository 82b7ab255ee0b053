'use client';

import { useLoginContext } from './login-context';
import { PanelForm } from './panel-form';
import { PasswordRow } from './password-row';
import { PreviousButton } from './previous-button';

/** Last step: the account gets its password, and its owner is signed in. */
export function UpgradePassword() {
  const { words, draft, upgrade, call, signIn, uuid } = useLoginContext();
  const { newPassword, newPassword2 } = draft;
  const { fields } = words;
  return (
    <PanelForm
      needs={[
        ['newPassword', fields.setPassword],
        ['newPassword2', fields.repeatPassword],
      ]}
      checks={['newPassword', 'newPassword2']}
      act={words.acts.done}
      send={async () => {
        signIn(
          await call('setPassword', {
            new_password1: newPassword,
            new_password2: newPassword2,
            ticket: upgrade.account.ticket,
            uuid: uuid(),
          }),
        );
      }}
      marks={{ inputs: { new_password1: 'newPassword', new_password2: 'newPassword2' } }}
      before={<PreviousButton to={2} />}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={upgrade.boundEmail} readOnly hidden />
      <PasswordRow name="newPassword" label={fields.setPassword} />
      <PasswordRow name="newPassword2" label={fields.repeatPassword} />
    </PanelForm>
  );
}
