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
 * Makes the refund that is under way, and a credit note for each that the processor has made. It is looked for before it is
 * made: however often somebody asks, nothing is given back twice.
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

/** It is asked about again, but not for ever: an account that its owner has parted from us, or has hidden for long, shows us nothing any more. */
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
