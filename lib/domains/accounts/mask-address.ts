/** A phone without the middle of its number, such as `138****5678`; '' for none. */
export function maskedPhone({
  phone,
  phoneCode,
}: {
  phone: string | null;
  phoneCode: string | null;
}): string {
  if (!phone) return '';
  const number = phone.slice(1 + (phoneCode?.length ?? 0));
  const [head, tail] = number.length >= 11 ? [3, 4] : [1, Math.floor(number.length / 4)];
  return `${number.slice(0, head)}****${number.slice(-tail)}`;
}

/** The same with its area code, as its owner sees it: `+86 138****5678`; '' for none. */
export function maskedNumber(owner: { phone: string | null; phoneCode: string | null }): string {
  const masked = maskedPhone(owner);
  return masked && owner.phoneCode ? `+${owner.phoneCode} ${masked}` : masked;
}

/** A mail address with all but the first character before the `@` hidden; '' for none. */
export function maskedEmail(email: string | null): string {
  return email ? email.replace(/^(.)[^@]*/u, '$1***') : '';
}
