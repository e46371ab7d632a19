import type * as api from '@marquee/contracts/profile-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import { requireProvider } from '../accounts/domain/account-decisions.ts';
import { toProviderProfile } from '../accounts/views/account-views.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function listProviders({ accounts }: IdentityDeps): Handler<typeof api.listProviders> {
  return async ({ query }) =>
    mapPage(await accounts.providers(query), (account) => toProviderProfile(requireProvider(account)));
}
