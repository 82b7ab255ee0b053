'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { callApi } from '@/lib/client/call-api';
import { showToast } from '@/lib/client/toast';
import { FLASH_NOTE_MAX, type DeskFlash } from '@/lib/contract/desk-flash';
import { ReasonForm } from '../reason-form';
import type { FlashWords } from './flash-words';

export interface WithdrawFormProps {
  flash: DeskFlash;
  words: FlashWords;
  onDone: () => void;
}

/** Withdraws a flash, with its reason. */
export function WithdrawForm({ flash, words, onDone }: WithdrawFormProps) {
  const { locale } = useOwn();
  const send = async (reason: string) => {
    await callApi('withdrawFlash', { id: flash.id, reason }, { locale });
    showToast(fillIn(words.withdrawnNow, { title: flash.title }), { tone: 'calm' });
    onDone();
  };
  return (
    <ReasonForm
      id={`withdraw-${flash.id}`}
      words={{
        label: words.withdrawReason,
        hint: words.withdrawHint,
        needs: words.withdrawNeeds,
        send: words.withdraw,
      }}
      max={FLASH_NOTE_MAX}
      onSend={send}
    />
  );
}
