'use client';

import { fillIn } from './fill-in';
import { useLoginContext } from './login-context';
import { UpgradeBind } from './upgrade-bind';
import { UpgradePassword } from './upgrade-password';
import { UpgradePhone } from './upgrade-phone';

const STEPS = { 1: UpgradePhone, 2: UpgradeBind, 3: UpgradePassword };

/** Panel 5: a phone account becomes an e-mail account, in three steps (spec section 2). */
export function UpgradePanel() {
  const { words, upgrade } = useLoginContext();
  const { phone, bind, password } = words.upgrade;
  const name = [phone, bind, password][upgrade.step - 1] ?? '';
  const Step = STEPS[upgrade.step];
  return (
    <>
      <p role="status" className="mt-4 text-15 font-medium text-tide">
        {fillIn(words.upgrade.step, { step: upgrade.step, name })}
      </p>
      <div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-0.75 ${step <= upgrade.step ? 'bg-tide' : 'bg-rule'}`} />
        ))}
      </div>
      <Step />
    </>
  );
}
