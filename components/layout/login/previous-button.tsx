'use client';

import { Button } from '@/components/ui/button';
import { useLoginContext } from './login-context';
import type { UpgradeStep } from './use-upgrade';

/** Goes back a step of the upgrade; nothing typed is lost. */
export function PreviousButton({ to }: { to: UpgradeStep }) {
  const { words, upgrade } = useLoginContext();
  return <Button onClick={() => upgrade.setStep(to)}>{words.acts.previous}</Button>;
}
