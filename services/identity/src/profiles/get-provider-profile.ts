import type * as api from '@marquee/contracts/profile-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { requireProvider } from '../accounts/domain/account-decisions.ts';
import { toProviderProfile } from '../accounts/views/account-views.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function getProviderProfile({
  getCachedAccount,
}: IdentityDeps): Handler<typeof api.getProviderProfile> {
  return async (_input, actor) => toProviderProfile(requireProvider(await getCachedAccount(actor)));
}
