'use client';

import {
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { loadChunk } from './load-chunk';
import type { MobileMenuDialogProps } from './mobile-menu-dialog';

export interface MobileMenuProps {
  strings: { open: string; close: string; title: string };
  /** The icon of the button that opens, and of the one that closes. */
  icon: ReactNode;
  closeIcon: ReactNode;
  iconClass: string;
  /** The menu itself, made on the server. */
  children: ReactNode;
}

const loadDialog = () => import('./mobile-menu-dialog');

/**
 * The menu of narrow windows: a details element that opens by itself, and once script is
 * there a dialog that keeps the focus, loaded when a finger comes near. Opened before that, it
 * becomes the dialog as soon as it can.
 */
export function MobileMenu({ strings, icon, closeIcon, iconClass, children }: MobileMenuProps) {
  const [Dialog, setDialog] = useState<ComponentType<MobileMenuDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);

  const openDialog = useCallback((details: HTMLDetailsElement) => {
    void loadChunk(loadDialog).then((chunk) => {
      details.open = !chunk;
      if (!chunk) return;
      setDialog(() => chunk.MobileMenuDialog);
      setIsOpen(true);
    });
  }, []);

  useEffect(() => {
    const details = button?.parentElement as HTMLDetailsElement | undefined;
    if (details?.open) openDialog(details);
  }, [button, openDialog]);

  const open = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    if (details.open) return;
    event.preventDefault();
    openDialog(details);
  };

  return (
    <>
      <details className="mobile-menu rail:hidden" data-popover="">
        <summary
          ref={setButton}
          className={iconClass}
          aria-label={strings.open}
          onClick={open}
          onPointerDown={() => void loadDialog().catch(() => undefined)}
        >
          {icon}
        </summary>
        {!isOpen && <div className="mobile-menu-sheet">{children}</div>}
      </details>
      {Dialog && isOpen && (
        <Dialog
          strings={strings}
          closeIcon={closeIcon}
          iconClass={iconClass}
          onClose={() => setIsOpen(false)}
          opener={button}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
