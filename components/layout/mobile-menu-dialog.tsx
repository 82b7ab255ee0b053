'use client';

import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

export interface MobileMenuDialogProps {
  strings: { close: string; title: string };
  closeIcon: ReactNode;
  iconClass: string;
  onClose: () => void;
  /** The menu's button; it gets the focus back. */
  opener: HTMLElement | null;
  children: ReactNode;
}

/** The menu in a sheet from the left that keeps the focus until it is closed. */
export function MobileMenuDialog(props: MobileMenuDialogProps) {
  const { strings, closeIcon, iconClass, onClose, opener, children } = props;
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    opener?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content
          className="dialog-drawer"
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
        >
          <div className="flex items-center justify-between border-b border-hairline pr-1 pl-4">
            <Dialog.Title className="font-display text-17">{strings.title}</Dialog.Title>
            <Dialog.Close className={iconClass} aria-label={strings.close}>
              {closeIcon}
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
