import type { Account } from './account.ts';

/**
 * Every field that tells of a person is emptied by name: what a save leaves out would stay in the document.
 * But for the unique key, which goes with the document as soon as all have been told.
 */
export function withoutPerson(account: Account, at: Date): Account {
  const emptied = {
    email: '',
    emailVerified: false,
    passwordHash: null,
    isPasswordProven: false,
    settings: { eventReminders: false, marketingEmails: false },
    links: [],
    google: null,
    sessionEpoch: account.sessionEpoch + 1,
    erasedAt: at,
  };
  switch (account.role) {
    case 'client':
      return { ...account, ...emptied, profile: blank(account.profile) };
    case 'provider':
      return { ...account, ...emptied, profile: blank(account.profile) };
    case 'admin':
    case null:
      return { ...account, ...emptied };
  }
}

function blank<Fields extends object>(fields: Fields): Fields {
  const blanks = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [] : '']);
  // The same fields: a profile has texts and lists only.
  return Object.fromEntries(blanks) as Fields;
}
