'use client';

import { useState } from 'react';

export type UpgradeStep = 1 | 2 | 3;

/** How far the upgrade has come, and what its steps hand on (spec section 4). */
export function useUpgrade() {
  const [step, setStep] = useState<UpgradeStep>(1);
  const [way, setWay] = useState<'password' | 'sms'>('password');
  const [account, setAccount] = useState({ id: 0, ticket: '', email: '' });
  const [boundEmail, setBoundEmail] = useState('');
  return { step, setStep, way, setWay, account, setAccount, boundEmail, setBoundEmail };
}
