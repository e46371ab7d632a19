import type { AuditCause } from '@marquee/service-kit/audit/audited';
import type { IdentityDeps } from '../identity-deps.ts';
import type { LinkPurpose } from '../links/emailed-link.ts';
import { emailLink, newLink } from './account-emails.ts';
import { changeAccount } from './change-account.ts';

type IssueDeps = Pick<IdentityDeps, 'accounts' | 'linkTokens' | 'now'>;

type LinkRequest = { accountId: string; purpose: LinkPurpose; linkId: string; cause: AuditCause };

/** Stores the link and the request for its email in one write. Does nothing if a link with this id exists. */
export async function issueLink(
  deps: IssueDeps,
  { accountId, purpose, linkId, cause }: LinkRequest,
): Promise<void> {
  const link = newLink({ id: linkId, purpose, at: deps.now() }, deps.linkTokens);
  await changeAccount(deps, {
    accountId,
    cause,
    decide: ({ links }) => (links.some(({ id }) => id === linkId) ? null : { type: 'link-issued', link }),
    messages: (account) => [emailLink(account, link)],
  });
}
