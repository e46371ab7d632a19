import { issueLink } from '../accounts/issue-link.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { ResetRequest } from './reset-request.ts';

type EmailResetDeps = Pick<IdentityDeps, 'accounts' | 'linkTokens' | 'now'>;

export type EmailResetLink = (request: ResetRequest) => Promise<void>;

/** Issues and emails a reset link. Does nothing for an address without an account, or if the link already exists. */
export function emailResetLink(deps: EmailResetDeps): EmailResetLink {
  return async ({ id, email, requestId, traceparent, clientAddress = '' }) => {
    const account = await deps.accounts.findByEmail(email);
    if (account !== null) {
      // Anonymous, because the requester has proven no identity.
      const cause = { requestId, traceparent, clientAddress, actor: 'anonymous' };
      await issueLink(deps, { accountId: account.id, purpose: 'reset-password', linkId: id, cause });
    }
  };
}
