const SAID_FOR_MS = 2_000;

/**
 * The share row (`[data-share-row]`): `[data-copy]` copies the page's address and says so in
 * the row's status line, `[data-share]` opens the system's sheet and hides where there is none.
 */
export function tendShareRow(signal: AbortSignal): void {
  const row = document.querySelector<HTMLElement>('[data-share-row]');
  if (!row) return;
  const { url = location.href, title = document.title, copied = '', failed = '' } = row.dataset;
  const status = row.querySelector('[role=status]');
  const say = (text: string) => {
    if (!status) return;
    status.textContent = text;
    setTimeout(() => {
      status.textContent = '';
    }, SAID_FOR_MS);
  };
  row.querySelector('[data-copy]')?.addEventListener(
    'click',
    () =>
      void navigator.clipboard.writeText(url).then(
        () => say(copied),
        () => say(failed),
      ),
    { signal },
  );
  const share = row.querySelector<HTMLElement>('[data-share]');
  if (!share || !navigator.share) return;
  share.hidden = false;
  share.addEventListener(
    'click',
    // Closing the sheet rejects too; that is the reader's choice.
    () => void navigator.share({ url, title }).catch(() => undefined),
    { signal },
  );
}
