import type { Message } from '@marquee/service-kit/messaging/message';
import type { LinkTokens } from '../links/link-tokens.ts';
import { linkLifetime } from '../links/mailed-link.ts';
import type { LinkPurpose, MailedLink } from '../links/mailed-link.ts';
import { mailed } from '../mails/letter.ts';
import type { Letter, SecondStepNews } from '../mails/letter.ts';
import type { Account } from './account.ts';
import { greetedNameOf } from './greeted-name.ts';

type NewLink = { id: string; purpose: LinkPurpose; at: Date };

export function newLink({ id, purpose, at }: NewLink, linkTokens: LinkTokens): MailedLink {
  const tokenHash = linkTokens.hashOf(linkTokens.tokenFor(id));
  return { id, purpose, tokenHash, expiresAt: new Date(at.getTime() + linkLifetime[purpose]) };
}

export function mailLink(account: Account, { id, purpose }: MailedLink): Message {
  return mailed({ kind: purpose, to: account.email, name: greetedNameOf(account), linkId: id });
}

export function mailAccountDeleted(account: Account): Message[] {
  return toConfirmed(account, { kind: 'account-deleted' });
}

export function mailPasswordChanged(account: Account): Message[] {
  return toConfirmed(account, { kind: 'password-changed' });
}

export function mailGoogleLinked(account: Account): Message[] {
  return toConfirmed(account, { kind: 'google-linked', isPasswordDropped: account.passwordHash === null });
}

export function mailSecondStepChanged(account: Account, news: SecondStepNews): Message[] {
  return toConfirmed(account, { kind: 'second-step', news });
}

type Without<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never;
type OwnersLetter = Extract<
  Letter,
  { kind: 'account-deleted' | 'password-changed' | 'google-linked' | 'second-step' }
>;

/** Returns nothing for an unconfirmed address: it may belong to a person who has no account. */
function toConfirmed(account: Account, letter: Without<OwnersLetter, 'to' | 'name'>): Message[] {
  return account.emailVerified
    ? [mailed({ ...letter, to: account.email, name: greetedNameOf(account) })]
    : [];
}
