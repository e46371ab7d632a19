import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { FoundPayment, NamedCheckout } from '../processor/card-payments.ts';
import { accountUnreachable } from '../processor/account-unreachable.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SettleDeps } from './invoice-deps.ts';
import type { Decision } from './domain/invoice-change.ts';
import type { Invoice } from './domain/invoice.ts';
import { isPaymentFor, applyFoundPayment } from './domain/apply-found-payment.ts';
import { sendWithNextNumber } from './send-with-next-number.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleRefunds } from './settle-refunds.ts';

export type ReconcileDeps = SettleDeps & { logger: Logger };

/**
 * Records the payment of a checkout that names an invoice, even if the checkout is not stored with the invoice, as after a restore. If such
 * an invoice does not wait for this payment, only a warning is logged and no money moves.
 */
export async function reconcilePayment(
  deps: ReconcileDeps,
  named: NamedCheckout,
  cause: Cause,
): Promise<void> {
  const known = await deps.invoices.findByCheckout(named.id);
  if (known !== null) {
    await settleCheckout(deps, known.id, cause);
    return;
  }
  const invoice = await deps.invoices.findOne({ id: named.invoiceId });
  const found = invoice && (await deps.processor.findCheckoutPayment(named));
  if (found === 'unreachable') {
    throw accountUnreachable();
  }
  if (invoice === null || found === null || invoice.payment?.id === found.paymentId) {
    return;
  }
  const settled = isPaymentFor(invoice, found)
    ? await settlePayment(deps, invoice, { found, cause })
    : invoice;
  if (settled.payment?.id !== found.paymentId) {
    const ids = { invoiceId: invoice.id, checkoutId: named.id, accountId: named.accountId };
    deps.logger.warn(ids, 'a card payment was found for which no payment of its invoice is open');
  }
}

type Found = { found: FoundPayment; cause: Cause };

/** Sends the invoice first if it is a draft. A client can only pay a sent invoice, so the restore must have undone the sending. */
async function settlePayment(
  deps: ReconcileDeps,
  invoice: Invoice,
  { found, cause }: Found,
): Promise<Invoice> {
  if (invoice.status === 'draft') {
    await sendWithNextNumber(deps, invoice, { actor: 'system', cause });
  }
  const decision: Decision = (fresh, at) => applyFoundPayment(fresh, found, at);
  await changeInvoice(deps, { id: invoice.id, owner: {}, decision, cause });
  return settleRefunds(deps, invoice.id, cause);
}
