'use client';

import { useEffect, useEffectEvent } from 'react';
import { useLoginContext } from './login-context';

/**
 * The server's sentence, for as long as an error is shown (spec section 8). It stands within
 * the dialog: what is outside of a modal one is hidden from screen readers.
 */
export function LoginToast() {
  const { toast, hushToast } = useLoginContext();
  const hush = useEffectEvent(hushToast);
  const { text, ms, at } = toast;
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(hush, ms);
    return () => clearTimeout(timer);
  }, [text, ms, at]);
  return (
    <div role="alert" className="pointer-events-none sticky bottom-0 z-1 h-0">
      {text !== '' && (
        <p key={at} data-tone="error" className="toast absolute inset-x-0 bottom-3 mx-auto w-fit">
          {text}
        </p>
      )}
    </div>
  );
}
