'use client';

import './crop.css';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { iconTargetClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CallFailed } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import { uploadPicture } from '@/lib/client/upload-picture';
import type { UploadType } from '@/lib/contract/uploads';
import type { Locale } from '@/lib/i18n/locales';
import { ChoosePicture } from './choose-picture';
import { CropStage } from './crop-stage';
import type { CropWords } from './crop-words';
import { encodeCrop, type CropSource } from './encode-crop';
import { judgePicture, maxBytesOf } from './judge-picture';

export interface CropDialogProps {
  type: UploadType;
  locale: Locale;
  strings: CropWords;
  /** Gets the address of the uploaded picture; the dialog is to be taken away then. */
  onDone: (url: string) => void;
  onClose: () => void;
  /** What opened it, which gets the focus back. */
  opener?: HTMLElement | null;
}

const MB = 1024 * 1024;
const FREED_AFTER_MS = 10_000;
/** The first control of either step that is of use. */
const FIRST = 'input[type=file], [role=application]';

/** The browser may still be reading a picture whose stage is gone: it would complain of its end. */
function freeSoon(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), FREED_AFTER_MS);
}

/** Chooses a picture, cuts it, uploads it; each failure is said and nothing chosen is lost by it. */
export function CropDialog(props: CropDialogProps) {
  const { type, locale, strings, onDone, onClose, opener } = props;
  const [src, setSrc] = useState<string>();
  const [message, setMessage] = useState('');
  const [isUploading, setIsUploading] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => () => (src ? freeSoon(src) : undefined), [src]);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const sheet = useRef<HTMLDivElement>(null);
  const focusFirst = () => sheet.current?.querySelector<HTMLElement>(FIRST)?.focus();
  // The control that was used is gone with its step.
  useEffect(() => sheet.current?.querySelector<HTMLElement>(FIRST)?.focus(), [src]);

  const choose = async (file: File) => {
    const fault = await judgePicture(file, type);
    if (leaving.current.signal.aborted) return;
    const megabytes = String(maxBytesOf(type) / MB);
    setMessage(fault ? strings[fault].replace('{mb}', megabytes) : '');
    if (!fault) setSrc(URL.createObjectURL(file));
  };
  const giveUp = (text: string) => {
    setSrc(undefined);
    setMessage(text);
  };
  const confirm = async (source: CropSource) => {
    setIsUploading(true);
    setMessage('');
    const { signal } = leaving.current;
    try {
      const picture = await encodeCrop(source);
      const { url } = await uploadPicture(picture, type, { locale, signal });
      if (!signal.aborted) onDone(url);
    } catch (error) {
      if (signal.aborted) return;
      setIsUploading(false);
      setMessage((error instanceof CallFailed && error.message) || strings.failed);
      reportFailure(error, strings.failed);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content
          ref={sheet}
          className="dialog-sheet crop-sheet"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusFirst();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
          // A slip beside the sheet must not throw a chosen picture away.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-20">
              {type === 'avatar' ? strings.avatarTitle : strings.title}
            </Dialog.Title>
            <Dialog.Close className={iconTargetClass} aria-label={strings.close}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          {src ? (
            <CropStage
              key={src}
              src={src}
              type={type}
              words={strings}
              isUploading={isUploading}
              onConfirm={(source) => void confirm(source)}
              onUnreadable={() => giveUp(strings.unreadable)}
              onAgain={() => giveUp('')}
            />
          ) : (
            <ChoosePicture type={type} words={strings} onChoose={(file) => void choose(file)} />
          )}
          <p role="alert" className="text-13 text-signal empty:hidden">
            {message}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
