import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardCharge } from '../processor/card-payments.ts';
import { accountUnreachable } from '../processor/account-unreachable.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { applyRefunds, alreadyRefunded } from './apply-refunds.ts';
import type { Invoice, RefundRequest } from './domain/invoice.ts';
import { isCheckAbandoned } from '../processor/is-check-abandoned.ts';
import { applyRefundRefusal } from './domain/apply-refund.ts';

/**
 * Adds a credit note for each refund that the processor has made, and then makes the pending refund, so that repeated calls refund nothing
 * twice. If a refund that the processor has made is new to billing and not the pending one, the pending refund is recorded as refused, and
 * DomainError `refunded_already` is thrown.
 */
export async function settleRefunds(deps: SettleDeps, id: string, cause: Cause): Promise<Invoice> {
  const known = await deps.invoices.get(id);
  const card = known.payment?.card;
  if (card === undefined) {
    return known;
  }
  const refunds = await deps.processor.listRefunds(card);
  if (refunds === 'unreachable') {
    return settleUnreachable(deps, known, { card, cause });
  }
  const invoice = await applyRefunds(deps, id, { refunds, cause });
  const request = invoice.refundUnderWay ?? null;
  if (request === null) {
    return invoice;
  }
  if (invoice.creditNotes.length > known.creditNotes.length) {
    await recordRefusal(deps, invoice, { request, cause });
    throw alreadyRefunded();
  }
  return makeRefund(deps, invoice, { card, request, cause });
}

type MakeRefundInput = { card: CardCharge; request: RefundRequest; cause: Cause };

async function makeRefund(
  deps: SettleDeps,
  invoice: Invoice,
  { card, request, cause }: MakeRefundInput,
): Promise<Invoice> {
  const { id, refundsRefused = 0 } = invoice;
  const parameters = { id: request.id, cents: request.amountCents, key: `${request.id}-${refundsRefused}` };
  const refund = await deps.processor.refundPayment({ ...card, ...parameters });
  if (refund === 'unreachable') {
    throw accountUnreachable();
  }
  if (refund === null) {
    await recordRefusal(deps, invoice, { request, cause });
    throw refundRefused();
  }
  return applyRefunds(deps, id, { refunds: [refund], cause });
}

/**
 * Throws while the payout account may become accessible again, so that the refund is retried. If its owner has disconnected it from the
 * platform, or if checks have failed for more than 30 days, a pending refund is recorded as refused, and DomainError `refund_refused` is
 * thrown.
 */
async function settleUnreachable(
  deps: SettleDeps,
  invoice: Invoice,
  { card, cause }: Pick<MakeRefundInput, 'card' | 'cause'>,
): Promise<Invoice> {
  const isDisconnected = (await deps.subscriptions.findByPayoutAccount(card.accountId)) === null;
  if (!isDisconnected && !isCheckAbandoned(invoice, deps.now())) {
    throw accountUnreachable();
  }
  if (invoice.refundUnderWay) {
    await recordRefusal(deps, invoice, { request: invoice.refundUnderWay, cause });
    throw refundRefused();
  }
  return invoice;
}

async function recordRefusal(
  deps: SettleDeps,
  { id }: Invoice,
  { request, cause }: Pick<MakeRefundInput, 'request' | 'cause'>,
): Promise<void> {
  await changeInvoice(deps, {
    id,
    owner: {},
    decision: (fresh) => applyRefundRefusal(fresh, request.id),
    cause,
  });
}

function refundRefused(): DomainError {
  const message = 'Stripe did not make this refund. Please check the payment in your Stripe account.';
  return new DomainError('conflict', 'refund_refused', message);
}
