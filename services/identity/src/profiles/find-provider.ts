import type * as api from '@marquee/contracts/internal-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { isProvider } from '../accounts/domain/account.ts';
import { toProviderSnapshot } from '../accounts/views/account-views.ts';
import type { IdentityDeps } from '../identity-deps.ts';

/** Called by services that have not yet received the message about a provider who just signed up. */
export function findProvider({ accounts }: IdentityDeps): Handler<typeof api.findProvider> {
  return async ({ query }) => {
    const account = await accounts.findByEmail(query.email);
    if (account === null || !isProvider(account)) {
      throw new DomainError('not-found', 'provider_not_found', 'Provider not found');
    }
    return { provider: toProviderSnapshot(account), version: account.version };
  };
}
