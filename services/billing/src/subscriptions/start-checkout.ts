import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { processorFor } from '../processor/processor-for.ts';
import { whileUnderWay } from '../processor/while-under-way.ts';
import { withNextCheck } from './next-check.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import { requireMaySubscribe } from './require-may-subscribe.ts';
import type { Plan } from './standing-of.ts';
import type { BillingDeps } from './billing-deps.ts';
import { isRunning } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { openedSubscription, withCustomer } from './with-customer.ts';
import type { KnownThere } from './with-customer.ts';

type Buyer = { providerId: string; email: string; key: string };
type Deps = RefreshDeps & { plan: Plan };

/** A provider has one open checkout: a repeated call gets the same one, so that nobody pays twice. */
export function startCheckout(billing: BillingDeps): Handler<typeof api.startCheckout> {
  return async (_input, { providerId, email }, context) => {
    const deps = { ...billing, processor: processorFor(billing, providerId) };
    const buyer = { providerId, email, key: context.newId() };
    return { url: await againWhenChanged('subscription', () => checkoutOf(deps, buyer, context)) };
  };
}

async function checkoutOf(deps: Deps, buyer: Buyer, cause: Cause): Promise<string> {
  const opened = await openedSubscription(deps, buyer.providerId, cause);
  requireMaySubscribe(opened, deps.plan, deps.now());
  return whileUnderWay(opened.checkout, () => checkoutFor(deps, opened, buyer, cause));
}

async function checkoutFor(deps: Deps, opened: Subscription, buyer: Buyer, cause: Cause): Promise<string> {
  const known = await withCustomer(deps, opened, { email: buyer.email, cause });
  const underWay = known.checkout ? await deps.processor.findCheckout(known.checkout.id) : null;
  const seen = await deps.processor.planOf(known.customerId);
  if (underWay?.isPaid === true || (seen !== null && isRunning(seen))) {
    return openNext(deps, known, { ...buyer, cause });
  }
  return underWay?.url ?? openCheckout(deps, known, { ...buyer, cause });
}

type Opening = Buyer & { cause: Cause };

/** A payment exists that is unknown here: its webhook is still to come, it was lost, as in a restore, or its plan has ended again. */
async function openNext(deps: Deps, { customerId, id }: KnownThere, opening: Opening): Promise<string> {
  const fresh = await refreshSubscription(deps, id, opening.cause);
  requireMaySubscribe(fresh, deps.plan, deps.now());
  return openCheckout(deps, { ...fresh, customerId }, opening);
}

async function openCheckout(
  { subscriptions, processor, now }: Deps,
  known: KnownThere,
  { key, cause }: Opening,
): Promise<string> {
  const { customerId, id: providerId, version } = known;
  const opened = await processor.openCheckout({ customerId, providerId, key: `${key}-${version}` });
  const { url, ...checkout } = opened;
  const at = now();
  await subscriptions.save(withNextCheck({ ...known, checkout }, at), { cause, at });
  return url;
}
