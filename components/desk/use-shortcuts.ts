'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const KEY = 'deskShortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Where letters are written or a choice is made by them. */
const WRITING = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Single letters that act while nothing is being written. @param keys lower-case letters and
 * what each does. They can be switched off (WCAG 2.1.4), for all pages of the desk at once.
 */
export function useShortcuts(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const { isOn } = useShortcutSwitch();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(WRITING)) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** Whether letters act, and the switch for it; the browser remembers it. */
export function useShortcutSwitch(): { isOn: boolean; turn: () => void } {
  const isOn = useSyncExternalStore(listen, readSwitch, () => true);
  return { isOn, turn: () => writeSwitch(!isOn) };
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function writeSwitch(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // A browser that keeps nothing: letters stay as they are.
  }
  for (const listener of listeners) listener();
}
