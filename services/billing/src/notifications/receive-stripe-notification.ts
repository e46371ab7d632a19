import type * as api from '@marquee/contracts/billing-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { createLanes } from '@marquee/service-kit/messaging/lanes';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { InvoiceDeps, SettleDeps } from '../invoices/invoice-deps.ts';
import type { Invoice } from '../invoices/rules/invoice.ts';
import { settleCheckout } from '../invoices/settle-checkout.ts';
import { settleFoundPayment } from '../invoices/settle-found-payment.ts';
import type { FoundDeps } from '../invoices/settle-found-payment.ts';
import { settleRefunds } from '../invoices/settle-refunds.ts';
import { refreshOrForgetPayouts, refreshPayouts } from '../payouts/refresh-payouts.ts';
import type { Notification } from '../processor/processor.ts';
import { notSigned } from '../processor/read-stripe-notification.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { settleFoundPlan } from '../subscriptions/settle-found-plan.ts';

/** The affected record, and the check to run for it. */
type Errand = { id: string; run: (cause: Cause) => Promise<unknown> };

/**
 * A webhook only reports that something has changed: the handler reads the current state, so order and repetition do not matter. Answers
 * after the state is stored.
 */
export function receiveStripeNotification(
  billing: InvoiceDeps & { logger: Logger },
): Handler<typeof api.receiveStripeNotification> {
  const { processor } = billing;
  const lanes = createLanes();
  return async ({ body, headers }, _actor, context) => {
    if (processor === null) {
      throw notSigned();
    }
    const notification = processor.readNotification(body, String(headers['stripe-signature'] ?? ''));
    const errand = await errandFor({ ...billing, processor }, notification);
    if (errand !== null) {
      await lanes.run(errand.id, () => errand.run({ ...context, actor: 'system' }));
    }
    return undefined;
  };
}

/** Null if it concerns no known account. */
async function errandFor(deps: FoundDeps, notification: Notification): Promise<Errand | null> {
  switch (notification.about) {
    case 'customer':
      return customerErrand(deps, notification.customerId);
    case 'payout-account': {
      const known = await deps.subscriptions.ofPayoutAccount(notification.accountId);
      const refresh = notification.isParted ? refreshOrForgetPayouts : refreshPayouts;
      return known && { id: known.id, run: (cause) => refresh(deps, known.id, cause) };
    }
    case 'card-checkout':
      return checkoutErrand(deps, notification);
    case 'card-refund': {
      const known = await refundedInvoice(deps, notification);
      return known && { id: known.id, run: (cause) => settlePayment(deps, known.id, cause) };
    }
    case 'nothing':
      return null;
  }
}

/** A customer created after a restored backup is unknown here: the processor's copy names the provider. */
async function customerErrand(deps: FoundDeps, customerId: string): Promise<Errand | null> {
  const known = await deps.subscriptions.ofCustomer(customerId);
  if (known !== null) {
    return { id: known.id, run: (cause) => refreshSubscription(deps, known.id, cause) };
  }
  const providerId = await deps.processor.ownerOf(customerId);
  return providerId === null
    ? null
    : { id: providerId, run: (cause) => settleFoundPlan(deps, { customerId, providerId }, cause) };
}

type CheckoutTold = Extract<Notification, { about: 'card-checkout' }>;

/** A checkout opened after a restored backup is unknown here: the checkout names its invoice. */
async function checkoutErrand(deps: FoundDeps, told: CheckoutTold): Promise<Errand | null> {
  const { checkoutId: id, accountId, invoiceId } = told;
  const known = await deps.invoices.ofCheckout(id);
  if (known !== null) {
    return { id: known.id, run: (cause) => settleCheckout(deps, known.id, cause) };
  }
  return invoiceId === null
    ? null
    : { id: invoiceId, run: (cause) => settleFoundPayment(deps, { id, accountId, invoiceId }, cause) };
}

type CardRefund = Extract<Notification, { about: 'card-refund' }>;

/** A refund's webhook may arrive before the payment's: then the payment names the invoice. */
async function refundedInvoice(
  { invoices }: SettleDeps,
  { paymentId, invoiceId }: CardRefund,
): Promise<Invoice | null> {
  const paid = await invoices.ofCardPayment(paymentId);
  return paid ?? (invoiceId === null ? null : invoices.findOne({ id: invoiceId }));
}

/** The payment first, because its refunds are found through it. */
async function settlePayment(deps: SettleDeps, id: string, cause: Cause): Promise<void> {
  await settleCheckout(deps, id, cause);
  await settleRefunds(deps, id, cause).catch(unlessNoted);
}

const noted = ['refund_refused', 'refunded_already'];

/** The invoice records the refusal: as an error, Stripe would send the webhook again for days. */
function unlessNoted(error: unknown): void {
  if (!(error instanceof DomainError && noted.includes(error.code))) {
    throw error;
  }
}
