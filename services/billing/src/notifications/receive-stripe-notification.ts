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

/** Who is concerned, and what is then asked. */
type Errand = { id: string; run: (cause: Cause) => Promise<unknown> };

/** It only says that something has changed: how it stands is asked, so order and repetition do not matter. Answered once that is kept. */
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

/** Null where it concerns nobody we know. */
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

/** Nobody knows a customer any more who came after the backup that was restored: then it is asked whose they are. */
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

/** Nobody knows a checkout any more that was opened after the backup that was restored: then it says itself what it is for. */
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

/** A refund may be told of before the payment is: then it is the invoice that the payment was made for. */
async function refundedInvoice(
  { invoices }: SettleDeps,
  { paymentId, invoiceId }: CardRefund,
): Promise<Invoice | null> {
  const paid = await invoices.ofCardPayment(paymentId);
  return paid ?? (invoiceId === null ? null : invoices.findOne({ id: invoiceId }));
}

/** The payment first: what was given back of it is looked for there. */
async function settlePayment(deps: SettleDeps, id: string, cause: Cause): Promise<void> {
  await settleCheckout(deps, id, cause);
  await settleRefunds(deps, id, cause).catch(unlessNoted);
}

const noted = ['refund_refused', 'refunded_already'];

/** The no stands in the invoice: told to Stripe, it would come again for days. */
function unlessNoted(error: unknown): void {
  if (!(error instanceof DomainError && noted.includes(error.code))) {
    throw error;
  }
}
