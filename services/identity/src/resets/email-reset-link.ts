import { issueLink } from '../accounts/issue-link.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { ResetRequest } from './reset-request.ts';

type EmailResetDeps = Pick<IdentityDeps, 'accounts' | 'linkTokens' | 'now'>;

export type EmailResetLink = (request: ResetRequest) => Promise<void>;

/** Does nothing for an address without an account. A repeated call emails nothing. */
export function emailResetLink(deps: EmailResetDeps): EmailResetLink {
  return async ({ id, email, requestId, traceparent, clientAddress = '' }) => {
    const account = await deps.accounts.findByEmail(email);
    if (account !== null) {
      // The requester has not proven who they are.
      const cause = { requestId, traceparent, clientAddress, actor: 'anonymous' };
      await issueLink(deps, { accountId: account.id, purpose: 'reset-password', linkId: id, cause });
    }
  };
}
