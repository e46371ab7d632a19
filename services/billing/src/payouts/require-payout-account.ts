import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount } from '../subscriptions/subscription.ts';
import { refreshPayouts } from './refresh-payouts.ts';

/** Asked anew: what was kept may be out of date, and nobody is to be led to a page that takes no money. */
export async function requirePayoutAccount(
  deps: RefreshDeps,
  providerId: string,
  cause: Cause,
): Promise<string> {
  const known = await deps.subscriptions.findOne({ id: providerId });
  const account = known?.payoutAccount ?? null;
  if (account !== null && (await isStillReady(deps, account))) {
    return account.id;
  }
  const fresh = account && (await refreshPayouts(deps, providerId, cause)).payoutAccount;
  if (fresh?.status !== 'ready') {
    throw notConnected();
  }
  return fresh.id;
}

export function notConnected(): DomainError {
  const message = 'This provider doesn’t accept cards yet. Please arrange another way to pay with them.';
  return new DomainError('conflict', 'provider_not_connected', message);
}

/** Then there is nothing to keep: clients of one provider who pay at once do not get in each other's way. */
async function isStillReady({ processor }: RefreshDeps, { id, status }: PayoutAccount): Promise<boolean> {
  return status === 'ready' && (await processor.payoutAccount(id))?.takesCards === true;
}
