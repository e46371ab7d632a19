import type * as api from '@marquee/contracts/internal-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { toCaller } from './to-caller.ts';

/** The gateway's question for every call that carries a cookie. */
export function mintSessionToken({
  sessions,
  sessionTokens,
}: IdentityDeps): Handler<typeof api.mintSessionToken> {
  return async ({ body }) => {
    const open = await sessions.find(body.session);
    if (open === null) {
      throw new DomainError('not-found', 'session_not_found', 'The session has ended');
    }
    const minted = await sessionTokens.tokenFor(toCaller(open), body.audience);
    return { ...minted, accountId: open.account.id };
  };
}
