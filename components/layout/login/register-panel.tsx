'use client';

import { LOGIN_TYPES } from '@/lib/contract/sign-in';
import { AgreementBox } from './agreement-box';
import { plainCode } from './check-draft';
import { CodeRow } from './code-row';
import { EmailRow } from './field-row';
import { useLoginContext } from './login-context';
import { PanelForm } from './panel-form';
import { PasswordRow } from './password-row';

/** Panel 2: an account for an e-mail address; its owner then logs in with it (spec section 4). */
export function RegisterPanel() {
  const { words, draft, documents, call, greet, onRegistered, uuid } = useLoginContext();
  const { email, registerCode, newPassword } = draft;
  const { fields } = words;
  return (
    <PanelForm
      needs={[
        ['email', fields.email],
        ['registerCode', fields.emailCode],
        ['newPassword', fields.setPassword],
        ['newPassword2', fields.repeatPassword],
        ['termsAgreed', fields.terms],
        ['privacyAgreed', fields.privacy],
      ]}
      checks={['email', 'registerCode', 'newPassword', 'newPassword2']}
      act={words.acts.register}
      send={async () => {
        const type = LOGIN_TYPES.emailRegister;
        const emailCode = plainCode(registerCode);
        // The token of the answer is not kept: the reader logs in with what they chose.
        await call('login', { type, email, emailCode, password: newPassword, uuid: uuid() });
        onRegistered?.();
        greet(words.registered);
      }}
      marks={{
        inputs: { email: 'email', emailCode: 'registerCode', password: 'newPassword' },
        codes: { 409: 'email', 422: 'registerCode' },
      }}
    >
      <EmailRow />
      <CodeRow name="registerCode" to="email" scene="register" />
      <PasswordRow name="newPassword" label={fields.setPassword} />
      <PasswordRow name="newPassword2" label={fields.repeatPassword} />
      <div>
        <AgreementBox
          name="termsAgreed"
          sentence={words.agreeTerms}
          title={fields.terms}
          href={documents.terms}
        />
        <AgreementBox
          name="privacyAgreed"
          sentence={words.agreePrivacy}
          title={fields.privacy}
          href={documents.privacy}
        />
      </div>
    </PanelForm>
  );
}
