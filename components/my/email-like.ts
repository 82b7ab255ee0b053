/** Looser than the contract: what it lets through, the server may still refuse. */
export function isEmailLike(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
