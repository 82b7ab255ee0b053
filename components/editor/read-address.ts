/** A link's address as a writer types it: whole, of this site, or an e-mail's; null for no address. */
export function readAddress(typed: string): string | null {
  const address = typed.trim();
  if (/^[/#]/.test(address)) return /^(\/\/|\/\\|.*\s)/.test(address) ? null : address;
  if (/^(mailto:)?[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/i.test(address)) {
    return address.toLowerCase().startsWith('mailto:') ? address : `mailto:${address}`;
  }
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!/^https?:/i.test(whole) || /\s/.test(whole) || !URL.canParse(whole)) return null;
  return new URL(whole).hostname.includes('.') ? whole : null;
}
