'use client';

import clsx from 'clsx';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { iconTargetClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSurroundings } from './editor-context';

export interface SheetProps {
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A wide dialog over the page: a preview, a history, two versions side by side. */
export function Sheet({ title, onClose, className, children }: SheetProps) {
  const { words } = useSurroundings();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content
          className={clsx('dialog-sheet editor-sheet', className)}
          aria-describedby={undefined}
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-20">{title}</Dialog.Title>
            <Dialog.Close className={iconTargetClass} aria-label={words.close}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
