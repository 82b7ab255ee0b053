'use client';

import { AgreementLine } from './agreement-line';
import { plainCode } from './check-draft';
import { CodeRow } from './code-row';
import { useLoginContext } from './login-context';
import { PanelForm } from './panel-form';
import { PasswordRow } from './password-row';
import { PhoneRow } from './phone-row';

/** First step: the phone is proven, by its account's password or by a text message. */
export function UpgradePhone() {
  const { id, words, draft, upgrade, call } = useLoginContext();
  const { mobile, phoneCode, phonePassword, smsCode } = draft;
  const isByPassword = upgrade.way === 'password';
  const ways = [
    ['password', words.upgrade.byPassword],
    ['sms', words.upgrade.bySms],
  ] as const;
  return (
    <PanelForm
      needs={[
        ['mobile', words.fields.mobile],
        isByPassword
          ? ['phonePassword', words.fields.phonePassword]
          : ['smsCode', words.fields.smsCode],
      ]}
      checks={isByPassword ? ['mobile'] : ['mobile', 'smsCode']}
      act={words.acts.next}
      send={async () => {
        const proof = isByPassword ? { password: phonePassword } : { code: plainCode(smsCode) };
        upgrade.setAccount(await call('verifySms', { mobile, phone_code: phoneCode, ...proof }));
        upgrade.setBoundEmail('');
        upgrade.setStep(2);
      }}
      marks={{
        inputs: { mobile: 'mobile', password: 'phonePassword', code: 'smsCode' },
        codes: { 401: 'phonePassword', 422: 'smsCode' },
      }}
    >
      <PhoneRow />
      <fieldset>
        <legend className="mb-1 text-15 font-medium">{words.upgrade.way}</legend>
        <div className="flex flex-wrap gap-x-6">
          {ways.map(([way, text]) => (
            <label key={way} className="flex min-h-11 items-center gap-2 text-15">
              <input
                type="radio"
                name={`${id}-way`}
                checked={upgrade.way === way}
                onChange={() => upgrade.setWay(way)}
                className="size-5"
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      {isByPassword ? (
        <PasswordRow name="phonePassword" label={words.fields.phonePassword} />
      ) : (
        <>
          <CodeRow name="smsCode" to="mobile" scene="upgrade" />
          <AgreementLine />
        </>
      )}
    </PanelForm>
  );
}
