'use client';

import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { iconTargetClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LoginPanel } from '@/lib/client/login-event';
import { focusPanel } from './focus-panel';
import { PanelView } from './panel-view';
import { useLogin, type LoginOptions } from './use-login';

/** One opening of the dialog; another object is another opening. */
export interface LoginOpening {
  panel: LoginPanel;
  mayReturn: boolean;
  /** What had the focus before; it gets it back. */
  opener: HTMLElement | null;
}

export interface LoginDialogProps extends Pick<
  LoginOptions,
  'locale' | 'words' | 'documents' | 'googleClientId'
> {
  /** Undefined while it is closed: what was typed is kept. */
  opening: LoginOpening | undefined;
  onClose: () => void;
}

/** How long the dialog is away between a sign-up and the login that follows it. */
const BETWEEN_MS = 200;

/** The login dialog with its five panels (spec section 2). */
export function LoginDialog({ opening, onClose, ...options }: LoginDialogProps) {
  const [isBetween, setIsBetween] = useState(false);
  const login = useLogin({
    ...options,
    initialPanel: opening?.panel,
    mayReturn: opening?.mayReturn ?? true,
    // Spec section 4: a successful register closes the dialog and reopens login.
    onRegistered: () => {
      setIsBetween(true);
      setTimeout(() => setIsBetween(false), BETWEEN_MS);
    },
  });
  const [latest, setLatest] = useState(opening);
  if (opening && opening !== latest) {
    setLatest(opening);
    login.open(opening.panel);
  }
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(opening) && !isBetween;
  useEffect(() => (isOpen ? fitKeyboard(sheet) : undefined), [isOpen]);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content
          ref={sheet}
          aria-describedby={undefined}
          className="dialog-sheet max-h-[min(calc(100dvh-32px),var(--visible-height,100dvh))] p-5 max-sm:top-2 max-sm:w-[calc(100vw-16px)] max-sm:[translate:-50%_0] sm:p-6"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (sheet.current) focusPanel(sheet.current);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            latest?.opener?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // The first Escape closes the list of dialling codes alone.
            if (document.activeElement?.closest('[data-area-codes]')) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // What a password manager lays over the page is no click beside the sheet.
            const target = event.detail.originalEvent.target as Element | null;
            if (!target?.closest('.dialog-veil')) event.preventDefault();
          }}
        >
          <Dialog.Close
            aria-label={options.words.close}
            title={options.words.close}
            className={`${iconTargetClass} float-right -mt-2 -mr-2`}
          >
            <Icon name="x" />
          </Dialog.Close>
          <PanelView
            login={login}
            heading={(title) => (
              <Dialog.Title asChild>
                <h2 tabIndex={-1} className="font-display text-24 outline-none">
                  {title}
                </h2>
              </Dialog.Title>
            )}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Keeps the sheet within what the keyboard of a touch screen leaves to be seen. */
function fitKeyboard(sheet: { current: HTMLElement | null }): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!seen) return undefined;
  const fit = () => sheet.current?.style.setProperty('--visible-height', `${seen.height - 16}px`);
  fit();
  seen.addEventListener('resize', fit);
  return () => seen.removeEventListener('resize', fit);
}
