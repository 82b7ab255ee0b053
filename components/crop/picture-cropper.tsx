'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadChunk } from '@/components/layout/load-chunk';
import type { CropDialogProps } from './crop-dialog';

/**
 * The image cropper (spec section 2). Render it when it is to be open: the dialog, and the
 * library behind it, are loaded only then. `onDone` gets the address of the uploaded picture.
 */
export function PictureCropper(props: Omit<CropDialogProps, 'opener'>) {
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps>>();
  // Asked before the dialog is there: from then on the focus is within it.
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const giveUp = useEffectEvent(props.onClose);
  useEffect(() => {
    let isWanted = true;
    void loadChunk(() => import('./crop-dialog')).then((chunk) => {
      if (!isWanted) return;
      if (chunk) setDialog(() => chunk.CropDialog);
      else giveUp();
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return Dialog ? <Dialog {...props} opener={opener} /> : null;
}
