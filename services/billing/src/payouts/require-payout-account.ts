import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount } from '../subscriptions/domain/subscription.ts';
import { refreshPayouts } from './refresh-payouts.ts';

/** Reads the account again, because the stored state may be outdated and the checkout page must be able to take the payment. */
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

function notConnected(): DomainError {
  const message = 'This provider doesn’t accept cards yet. Please arrange another way to pay with them.';
  return new DomainError('conflict', 'provider_not_connected', message);
}

/** If the account is still ready, nothing is saved, so that clients who pay the same provider at once cause no conflicts. */
async function isStillReady({ processor }: RefreshDeps, { id, status }: PayoutAccount): Promise<boolean> {
  return status === 'ready' && (await processor.findPayoutAccount(id))?.acceptsCards === true;
}
