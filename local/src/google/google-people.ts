import { createHash } from 'node:crypto';

/** Somebody as the stand-in knows them; like Google's, a `sub` stays the same for one address. */
export type GooglePerson = { sub: string; email: string; isConfirmed: boolean };

/** Who the page offers: two who have no account yet, and a client of the demo who has one with a password. */
export const googleEmails = [
  'noor.haddad@gmail.example',
  'leo.fontaine@gmail.example',
  'amara@okafor.example',
];

export function googlePerson(email: string, { isConfirmed }: { isConfirmed: boolean }): GooglePerson {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest();
  return { sub: digest.readBigUInt64BE().toString(), email: email.trim(), isConfirmed };
}
