import type * as api from '@marquee/contracts/billing-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { createKeyedQueue } from '@marquee/service-kit/messaging/keyed-queue';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { InvoiceDeps, SettleDeps } from '../invoices/invoice-deps.ts';
import type { Invoice } from '../invoices/domain/invoice.ts';
import { settleCheckout } from '../invoices/settle-checkout.ts';
import { reconcilePayment } from '../invoices/reconcile-payment.ts';
import type { ReconcileDeps } from '../invoices/reconcile-payment.ts';
import { settleRefunds } from '../invoices/settle-refunds.ts';
import { refreshOrRemovePayouts, refreshPayouts } from '../payouts/refresh-payouts.ts';
import type { Webhook } from '../processor/processor.ts';
import { invalidSignature } from '../processor/parse-stripe-webhook.ts';
import { refreshSubscription } from '../subscriptions/refresh-subscription.ts';
import { reconcilePlan } from '../subscriptions/reconcile-plan.ts';

/** The affected record, and the check to run for it. */
type WebhookTask = { id: string; run: (cause: Cause) => Promise<unknown> };

/**
 * A webhook only reports that something has changed. The handler reads and stores the current state before it answers, so the order and
 * repetition of webhooks do not matter.
 */
export function receiveStripeNotification(
  billing: InvoiceDeps & { logger: Logger },
): Handler<typeof api.receiveStripeNotification> {
  const { processor } = billing;
  const keyedQueue = createKeyedQueue();
  return async ({ body, headers }, _actor, context) => {
    if (processor === null) {
      throw invalidSignature();
    }
    const webhook = processor.parseWebhook(body, String(headers['stripe-signature'] ?? ''));
    const task = await taskFor({ ...billing, processor }, webhook);
    if (task !== null) {
      await keyedQueue.run(task.id, () => task.run({ ...context, actor: 'system' }));
    }
    return undefined;
  };
}

/** Null if the webhook names neither a stored record nor an invoice or a provider to look up. */
async function taskFor(deps: ReconcileDeps, webhook: Webhook): Promise<WebhookTask | null> {
  switch (webhook.about) {
    case 'customer':
      return customerTask(deps, webhook.customerId);
    case 'payout-account': {
      const known = await deps.subscriptions.findByPayoutAccount(webhook.accountId);
      const refresh = webhook.isDisconnected ? refreshOrRemovePayouts : refreshPayouts;
      return known && { id: known.id, run: (cause) => refresh(deps, known.id, cause) };
    }
    case 'card-checkout':
      return checkoutTask(deps, webhook);
    case 'card-refund': {
      const known = await findRefundedInvoice(deps, webhook);
      return known && { id: known.id, run: (cause) => settlePayment(deps, known.id, cause) };
    }
    case 'nothing':
      return null;
  }
}

/** After a restore, billing does not know a customer created since the backup, and reads the provider from the processor's customer. */
async function customerTask(deps: ReconcileDeps, customerId: string): Promise<WebhookTask | null> {
  const known = await deps.subscriptions.findByCustomer(customerId);
  if (known !== null) {
    return { id: known.id, run: (cause) => refreshSubscription(deps, known.id, cause) };
  }
  const providerId = await deps.processor.findProviderOfCustomer(customerId);
  return providerId === null
    ? null
    : { id: providerId, run: (cause) => reconcilePlan(deps, { customerId, providerId }, cause) };
}

type CheckoutWebhook = Extract<Webhook, { about: 'card-checkout' }>;

/** After a restore, billing does not know a checkout opened since the backup, and takes the invoice that the checkout names. */
async function checkoutTask(deps: ReconcileDeps, webhook: CheckoutWebhook): Promise<WebhookTask | null> {
  const { checkoutId: id, accountId, invoiceId } = webhook;
  const known = await deps.invoices.findByCheckout(id);
  if (known !== null) {
    return { id: known.id, run: (cause) => settleCheckout(deps, known.id, cause) };
  }
  return invoiceId === null
    ? null
    : { id: invoiceId, run: (cause) => reconcilePayment(deps, { id, accountId, invoiceId }, cause) };
}

type RefundWebhook = Extract<Webhook, { about: 'card-refund' }>;

/** If the webhook of the payment has not arrived yet, finds the invoice that the payment's metadata names. */
async function findRefundedInvoice(
  { invoices }: SettleDeps,
  { paymentId, invoiceId }: RefundWebhook,
): Promise<Invoice | null> {
  const paid = await invoices.findByCardPayment(paymentId);
  return paid ?? (invoiceId === null ? null : invoices.findOne({ id: invoiceId }));
}

/** Settles the payment first, because refunds are found through the payment. */
async function settlePayment(deps: SettleDeps, id: string, cause: Cause): Promise<void> {
  await settleCheckout(deps, id, cause);
  await settleRefunds(deps, id, cause).catch(ignoreRecordedRefusal);
}

const recordedRefusals = ['refund_refused', 'refunded_already'];

/** Ignores a refusal that the invoice has recorded. An error response would make Stripe send the webhook again for days. */
function ignoreRecordedRefusal(error: unknown): void {
  if (!(error instanceof DomainError && recordedRefusals.includes(error.code))) {
    throw error;
  }
}
