import type { Message } from '@marquee/service-kit/messaging/message';
import type { LinkTokens } from '../links/link-tokens.ts';
import { linkLifetime } from '../links/mailed-link.ts';
import type { LinkPurpose, MailedLink } from '../links/mailed-link.ts';
import { mailed } from '../mails/letter.ts';
import type { SecondStepNews } from '../mails/letter.ts';
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

export function mailAccountDeleted(account: Account): Message {
  return mailed({ kind: 'account-deleted', to: account.email, name: greetedNameOf(account) });
}

export function mailPasswordChanged(account: Account): Message {
  return mailed({ kind: 'password-changed', to: account.email, name: greetedNameOf(account) });
}

export function mailGoogleLinked(account: Account): Message {
  const isPasswordDropped = account.passwordHash === null;
  return mailed({
    kind: 'google-linked',
    to: account.email,
    name: greetedNameOf(account),
    isPasswordDropped,
  });
}

export function mailSecondStepChanged(account: Account, news: SecondStepNews): Message {
  return mailed({ kind: 'second-step', to: account.email, name: greetedNameOf(account), news });
}
