import { createHash } from 'node:crypto';

/** A person with a Google account. Like Google's, the emulator's `sub` is always the same for an address. */
export type GoogleUser = { sub: string; email: string; isConfirmed: boolean };

/** The people offered on the page: two without an account, and a demo client who has one with a password. */
export const googleEmails = [
  'noor.haddad@gmail.example',
  'leo.fontaine@gmail.example',
  'amara@okafor.example',
];

export function googleUser(email: string, { isConfirmed }: { isConfirmed: boolean }): GoogleUser {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest();
  return { sub: digest.readBigUInt64BE().toString(), email: email.trim(), isConfirmed };
}
