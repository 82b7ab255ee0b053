'use client';

import { plainCode } from './check-draft';
import { CodeRow } from './code-row';
import { EmailRow } from './field-row';
import { fillIn } from './fill-in';
import { useLoginContext } from './login-context';
import { PanelForm } from './panel-form';
import { PreviousButton } from './previous-button';

/** Second step: an e-mail address is bound to the account by a code. */
export function UpgradeBind() {
  const { words, draft, upgrade, call } = useLoginContext();
  const { email, bindCode } = draft;
  const { account, boundEmail } = upgrade;
  return (
    <PanelForm
      needs={[
        ['email', words.fields.email],
        ['bindCode', words.fields.emailCode],
      ]}
      checks={['email', 'bindCode']}
      act={words.acts.next}
      send={async () => {
        // Back from the last step: what is bound is bound, and its code is spent.
        if (email !== boundEmail) {
          const { id, ticket } = account;
          await call('verifyEmailSms', { email, code: plainCode(bindCode), id, ticket });
          upgrade.setBoundEmail(email);
        }
        upgrade.setStep(3);
      }}
      marks={{
        inputs: { email: 'email', code: 'bindCode' },
        codes: { 409: 'email', 422: 'bindCode' },
      }}
      before={<PreviousButton to={1} />}
    >
      {account.email && (
        <p className="text-13 text-ink-2">
          {fillIn(words.upgrade.hasEmail, { email: account.email })}
        </p>
      )}
      <EmailRow />
      <CodeRow name="bindCode" to="email" scene="bind" />
    </PanelForm>
  );
}
