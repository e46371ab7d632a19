import type * as api from '@marquee/contracts/internal-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { toCaller } from './to-caller.ts';

/** Returns the tokens for a session. The gateway calls this operation for requests with a session cookie. */
export function mintSessionToken({
  sessions,
  sessionTokens,
}: IdentityDeps): Handler<typeof api.mintSessionToken> {
  return async ({ body }) => {
    const open = await sessions.find(body.session);
    if (open === null) {
      throw new DomainError('not-found', 'session_not_found', 'The session has ended');
    }
    const minted = await sessionTokens.tokensFor(toCaller(open));
    return { ...minted, token: minted.tokens[body.audience], accountId: open.account.id };
  };
}
