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
import { PICTURE_TYPES } from './output-plan';

export interface CropDialogProps {
  type: UploadType;
  locale: Locale;
  strings: CropWords;
  /** Gets the address of the uploaded picture; the dialog is to be taken away then. */
  onDone: (url: string) => void;
  onClose: () => void;
}

/** Chooses a picture, cuts it, uploads it; each failure is said and nothing chosen is lost by it. */
export function CropDialog({ type, locale, strings, onDone, onClose }: CropDialogProps) {
  const [src, setSrc] = useState<string>();
  const [message, setMessage] = useState('');
  const [isUploading, setIsUploading] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src]);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const choose = (file: File) => {
    const isPicture = PICTURE_TYPES.some((accepted) => accepted === file.type);
    setMessage(isPicture ? '' : strings.wrongType);
    if (isPicture) setSrc(URL.createObjectURL(file));
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
          className="dialog-sheet crop-sheet"
          aria-describedby={undefined}
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
            <ChoosePicture type={type} words={strings} onChoose={choose} />
          )}
          <p role="alert" className="text-13 text-signal empty:hidden">
            {message}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
