import type * as api from '@marquee/contracts/profile-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { requireClient } from '../accounts/domain/account-decisions.ts';
import { toClientProfile } from '../accounts/views/account-views.ts';
import type { IdentityDeps } from '../identity-deps.ts';

export function getClientProfile({ getCachedAccount }: IdentityDeps): Handler<typeof api.getClientProfile> {
  return async (_input, actor) => toClientProfile(requireClient(await getCachedAccount(actor)));
}
