import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { processorFor } from '../processor/processor-for.ts';
import { withUnknownPaymentError } from '../processor/with-unknown-payment-error.ts';
import { saveSubscriptionFact } from './change-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import { requireMaySubscribe } from './domain/require-may-subscribe.ts';
import type { Plan } from './views/to-subscription-view.ts';
import type { BillingDeps } from './billing-deps.ts';
import { isRunning } from './domain/subscription.ts';
import type { Subscription } from './domain/subscription.ts';
import { openedSubscription, withCustomer } from './with-customer.ts';
import type { SubscriptionWithCustomer } from './with-customer.ts';

type Buyer = { providerId: string; email: string; key: string };
type Deps = RefreshDeps & { plan: Plan };

/** A provider has at most one open checkout. A repeated call gets that checkout, so that nobody pays twice. */
export function startCheckout(billing: BillingDeps): Handler<typeof api.startCheckout> {
  return async (_input, { providerId, email }, context) => {
    const deps = { ...billing, processor: processorFor(billing, providerId) };
    const buyer = { providerId, email, key: context.newId() };
    return { url: await retryOnConflict('subscription', () => getCheckoutUrl(deps, buyer, context)) };
  };
}

async function getCheckoutUrl(deps: Deps, buyer: Buyer, cause: Cause): Promise<string> {
  const opened = await openedSubscription(deps, buyer.providerId, cause);
  requireMaySubscribe(opened, deps.plan, deps.now());
  return withUnknownPaymentError(opened.checkout, () => findOrOpenCheckout(deps, opened, buyer, cause));
}

async function findOrOpenCheckout(
  deps: Deps,
  opened: Subscription,
  buyer: Buyer,
  cause: Cause,
): Promise<string> {
  const known = await withCustomer(deps, opened, { email: buyer.email, cause });
  const pendingCheckout = known.checkout ? await deps.processor.findCheckout(known.checkout.id) : null;
  const seen = await deps.processor.findPlan(known.customerId);
  if (pendingCheckout?.isPaid === true || (seen !== null && isRunning(seen))) {
    return openAnotherCheckout(deps, known, { ...buyer, cause });
  }
  return pendingCheckout?.url ?? openCheckout(deps, known, { ...buyer, cause });
}

type Opening = Buyer & { cause: Cause };

/** Reads the provider's plan first, because its webhook may be late or lost. Opens another checkout only if that plan is not running. */
async function openAnotherCheckout(
  deps: Deps,
  { customerId, id }: SubscriptionWithCustomer,
  opening: Opening,
): Promise<string> {
  const fresh = await refreshSubscription(deps, id, opening.cause);
  requireMaySubscribe(fresh, deps.plan, deps.now());
  return openCheckout(deps, { ...fresh, customerId }, opening);
}

async function openCheckout(
  deps: Deps,
  known: SubscriptionWithCustomer,
  { key, cause }: Opening,
): Promise<string> {
  const { customerId, id: providerId, version } = known;
  const opened = await deps.processor.openCheckout({ customerId, providerId, key: `${key}-${version}` });
  const { url, ...checkout } = opened;
  const fact = { type: 'checkout-opened', checkout } as const;
  await saveSubscriptionFact(deps, { subscription: known, fact, cause });
  return url;
}
