/** After what the reader waits for; Safari knows no idle time. */
export function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 500);
}
