import type { Message } from '@marquee/service-kit/messaging/message';
import type { LinkTokens } from '../links/link-tokens.ts';
import { linkLifetime } from '../links/emailed-link.ts';
import type { LinkPurpose, EmailedLink } from '../links/emailed-link.ts';
import { toEmailRequested } from '../email-templates/email-template.ts';
import type { EmailTemplate } from '../email-templates/email-template.ts';
import type { TwoFactorUpdate } from '../email-templates/kinds/second-step.ts';
import type { Account } from './domain/account.ts';
import { greetingNameOf } from './greeting-name.ts';

type NewLink = { id: string; purpose: LinkPurpose; at: Date };

export function newLink({ id, purpose, at }: NewLink, linkTokens: LinkTokens): EmailedLink {
  const tokenHash = linkTokens.hashOf(linkTokens.tokenFor(id));
  return { id, purpose, tokenHash, expiresAt: new Date(at.getTime() + linkLifetime[purpose]) };
}

export function emailLink(account: Account, { id, purpose }: EmailedLink): Message {
  return toEmailRequested({ kind: purpose, to: account.email, name: greetingNameOf(account), linkId: id });
}

export function emailAccountDeleted(account: Account): Message[] {
  return emailIfConfirmed(account, { kind: 'account-deleted' });
}

export function emailPasswordChanged(account: Account): Message[] {
  return emailIfConfirmed(account, { kind: 'password-changed' });
}

export function emailGoogleLinked(account: Account): Message[] {
  return emailIfConfirmed(account, {
    kind: 'google-linked',
    isPasswordDropped: account.passwordHash === null,
  });
}

export function emailTwoFactorChanged(account: Account, news: TwoFactorUpdate): Message[] {
  return emailIfConfirmed(account, { kind: 'second-step', news });
}

type Without<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never;
type OwnerTemplate = Extract<
  EmailTemplate,
  { kind: 'account-deleted' | 'password-changed' | 'google-linked' | 'second-step' }
>;

/** Returns no email for an unconfirmed address, because the address may belong to a person who has no account. */
function emailIfConfirmed(account: Account, template: Without<OwnerTemplate, 'to' | 'name'>): Message[] {
  return account.emailVerified
    ? [toEmailRequested({ ...template, to: account.email, name: greetingNameOf(account) })]
    : [];
}
