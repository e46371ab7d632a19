import { addLink, expireLinks } from '../../links/emailed-link.ts';
import type { Account, AccountFact, GoogleLink } from './account.ts';
import { isClient, isProvider } from './account.ts';
import { anonymizeAccount } from './anonymize-account.ts';

export function evolve(account: Account, fact: AccountFact): Account {
  switch (fact.type) {
    case 'registered':
      return account;
    case 'link-issued':
      return { ...account, links: addLink(account.links, fact.link) };
    case 'email-verified':
      return { ...account, emailVerified: true, isPasswordProven: true };
    case 'password-reset':
      return { ...withPassword(account, fact.passwordHash), isPasswordProven: true };
    case 'password-changed':
      return withPassword(account, fact.passwordHash);
    case 'password-rehashed':
      return { ...account, passwordHash: fact.passwordHash };
    case 'suspended':
      return {
        ...account,
        suspendedAt: fact.at,
        suspendedReason: fact.reason,
        sessionEpoch: account.sessionEpoch + 1,
      };
    case 'reinstated':
      return { ...account, suspendedAt: null, suspendedReason: '' };
    case 'settings-changed':
      return { ...account, settings: fact.settings };
    case 'client-profile-changed':
      return isClient(account) ? { ...account, profile: fact.profile } : account;
    case 'provider-profile-changed':
      return isProvider(account) ? { ...account, profile: fact.profile } : account;
    case 'google-linked':
      return withGoogle(account, fact.google);
    case 'client-role-chosen':
      return { ...account, role: 'client', profile: fact.profile };
    case 'provider-role-chosen':
      return { ...account, role: 'provider', profile: fact.profile };
    case 'erased':
      return anonymizeAccount(account, fact.at);
  }
}

/** Links Google. If a stranger may have set the password, removes the password and ends every session. */
function withGoogle(account: Account, google: GoogleLink): Account {
  return account.passwordHash === null || account.isPasswordProven === true
    ? { ...account, google }
    : { ...account, google, passwordHash: null, sessionEpoch: account.sessionEpoch + 1 };
}

/** Replaces the password. Ends every session and every reset link, because other people may know the old password or have a link. */
function withPassword(account: Account, passwordHash: string): Account {
  return {
    ...account,
    passwordHash,
    links: expireLinks(account.links, 'reset-password'),
    sessionEpoch: account.sessionEpoch + 1,
  };
}
