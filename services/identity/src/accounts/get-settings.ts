import type * as api from '@marquee/contracts/account-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';

export function getSettings({ getCachedAccount }: IdentityDeps): Handler<typeof api.getSettings> {
  return async (_input, actor) => (await getCachedAccount(actor)).settings;
}
