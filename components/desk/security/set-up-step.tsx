'use client';

import { QrCode } from '@/components/ui/qr-code';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { DeskWords } from '../desk-words';
import { CodeForm } from './code-form';

export interface SetUpStepProps {
  begun: CallOutput<'beginSecondStep'>;
  words: DeskWords<'security'>;
  onConfirm: (code: string) => Promise<void>;
}

/** The secret as a QR code and as letters, and the field for the first code. */
export function SetUpStep({ begun, words, onConfirm }: SetUpStepProps) {
  const typed = begun.secret.match(/.{1,4}/g)?.join(' ') ?? begun.secret;
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode text={begun.uri} label={words.qr} className="size-48 border border-rule" />
      <div>
        <h3 className="text-17 font-semibold">{words.scan}</h3>
        <p className="text-13 text-ink-2">{words.scanHint}</p>
        <p className="mt-4 text-13 text-ink-2">{words.typed}</p>
        <p translate="no" className="font-mono text-15 select-all [overflow-wrap:anywhere]">
          {typed}
        </p>
        <CodeForm
          id="set-up-code"
          words={{
            label: words.code,
            hint: words.codeHint,
            fault: words.codeFault,
            send: words.confirm,
          }}
          pattern={/^\d{6}$/}
          onSend={onConfirm}
        />
      </div>
    </div>
  );
}
