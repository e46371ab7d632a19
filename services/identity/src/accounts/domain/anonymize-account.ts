import type { Account } from './account.ts';

/**
 * Overwrites every personal field with an empty value, because a save does not remove absent fields from the document. The unique
 * `emailKey` remains until the document is removed, after its messages were published.
 */
export function anonymizeAccount(account: Account, at: Date): Account {
  const emptied = {
    email: '',
    emailVerified: false,
    passwordHash: null,
    isPasswordProven: false,
    settings: { eventReminders: false, marketingEmails: false },
    suspendedReason: '',
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
  // Safe cast: the result has the same fields, and a profile has only texts and lists.
  return Object.fromEntries(blanks) as Fields;
}
