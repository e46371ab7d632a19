import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardCharge } from '../processor/card-payments.ts';
import { unseen } from '../processor/unseen.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { noticeRefunds, refundedAlready } from './notice-refunds.ts';
import type { Invoice, RefundAsked } from './rules/invoice.ts';
import { isGivenUp } from '../processor/is-given-up.ts';
import { noticeRefusal } from './rules/notice-refund.ts';

/**
 * Makes the pending refund, and adds a credit note for each refund that the processor has made. Looks for the refund before making it, so
 * that repeated calls refund nothing twice.
 */
export async function settleRefunds(deps: SettleDeps, id: string, cause: Cause): Promise<Invoice> {
  const known = await deps.invoices.get(id);
  const card = known.payment?.card;
  if (card === undefined) {
    return known;
  }
  const refunds = await deps.processor.refundsOf(card);
  if (refunds === 'unreachable') {
    return settleUnseen(deps, known, { card, cause });
  }
  const invoice = await noticeRefunds(deps, id, { refunds, cause });
  const asked = invoice.refundUnderWay ?? null;
  if (asked === null) {
    return invoice;
  }
  if (invoice.creditNotes.length > known.creditNotes.length) {
    await noticeNo(deps, invoice, { asked, cause });
    throw refundedAlready();
  }
  return make(deps, invoice, { card, asked, cause });
}

type Making = { card: CardCharge; asked: RefundAsked; cause: Cause };

async function make(deps: SettleDeps, invoice: Invoice, { card, asked, cause }: Making): Promise<Invoice> {
  const { id, refundsRefused = 0 } = invoice;
  const asking = { id: asked.id, cents: asked.amountCents, key: `${asked.id}-${refundsRefused}` };
  const made = await deps.processor.refundPayment({ ...card, ...asking });
  if (made === 'unreachable') {
    throw unseen();
  }
  if (made === null) {
    await noticeNo(deps, invoice, { asked, cause });
    throw refused();
  }
  return noticeRefunds(deps, id, { refunds: [made], cause });
}

/**
 * Checks again later, but gives up on an account that its owner has disconnected from the platform, or that has been inaccessible for long.
 */
async function settleUnseen(
  deps: SettleDeps,
  invoice: Invoice,
  { card, cause }: Pick<Making, 'card' | 'cause'>,
): Promise<Invoice> {
  const isParted = (await deps.subscriptions.ofPayoutAccount(card.accountId)) === null;
  if (!isParted && !isGivenUp(invoice, deps.now())) {
    throw unseen();
  }
  if (invoice.refundUnderWay) {
    await noticeNo(deps, invoice, { asked: invoice.refundUnderWay, cause });
    throw refused();
  }
  return invoice;
}

async function noticeNo(
  deps: SettleDeps,
  { id }: Invoice,
  { asked, cause }: Pick<Making, 'asked' | 'cause'>,
): Promise<void> {
  await changeInvoice(deps, { id, owned: {}, decision: (fresh) => noticeRefusal(fresh, asked.id), cause });
}

function refused(): DomainError {
  const message = 'Stripe did not make this refund. Please check the payment in your Stripe account.';
  return new DomainError('conflict', 'refund_refused', message);
}
