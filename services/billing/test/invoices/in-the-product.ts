import { DomainError } from '@marquee/service-kit/domain-error';
import { cancelEvent } from '../../src/invoices/rules/cancel-event.ts';
import { eraseProvider } from '../../src/invoices/rules/erase.ts';
import { evolve } from '../../src/invoices/rules/evolve.ts';
import type { Decision, InvoiceChange } from '../../src/invoices/rules/invoice-change.ts';
import { keptOf, refundedOf, refundedTooMuchOf } from '../../src/invoices/rules/invoice.ts';
import type { Invoice } from '../../src/invoices/rules/invoice.ts';
import { noticeCheckout } from '../../src/invoices/rules/notice-checkout.ts';
import type { Seen as Found } from '../../src/invoices/rules/notice-checkout.ts';
import { noticeRefund, noticeRefusal } from '../../src/invoices/rules/notice-refund.ts';
import { pay } from '../../src/invoices/rules/pay.ts';
import { providerLeaves } from '../../src/invoices/rules/provider-leaves.ts';
import { refund } from '../../src/invoices/rules/refund.ts';
import { requireStatus } from '../../src/invoices/rules/require-status.ts';
import { send } from '../../src/invoices/rules/send.ts';
import { takeBack } from '../../src/invoices/rules/take-back.ts';
import { offlineIds } from './machine-acts.ts';
import type { Act } from './machine-acts.ts';
import type { Seen } from './on-paper.ts';

const accountId = 'acct_1';

/** The invoice after the action by the product's code; null: rejected. */
export function inTheProduct(invoice: Invoice, act: Act, now: Date): Invoice | null {
  try {
    const change = decisionOf(act)(invoice, now);
    return change === null ? invoice : evolve(invoice, change, now);
  } catch (error) {
    if (error instanceof DomainError) {
      return null;
    }
    throw error;
  }
}

function decisionOf(act: Act): Decision {
  switch (act.kind) {
    case 'send':
      return (invoice) => send(invoice, { number: 7, actor: 'provider' });
    case 'pay':
      return (invoice, at) => pay(invoice, { id: act.id, paidOn: '2026-03-02', note: 'Cash' }, at);
    case 'refund':
      return (invoice, at) => refund(invoice, { id: act.id, amountCents: act.cents, reason: 'Less' }, at);
    case 'offline': {
      const { id, cents: amountCents } = act;
      return (invoice, at) => refund(invoice, { id, amountCents, reason: 'Cash', method: 'offline' }, at);
    }
    case 'void':
      return (invoice) => takeBack(invoice, 'Mistake');
    case 'cancel':
      return cancelEvent;
    case 'leave':
      return providerLeaves;
    case 'erase':
      return eraseProvider;
    case 'open':
      return (invoice) => open(invoice, act.id);
    case 'look':
      return (invoice, at) =>
        noticeCheckout(invoice, { checkout: { id: act.id, accountId }, seen: foundAt(act, at) }, at);
    case 'made':
      return (invoice, at) => made(invoice, act, at);
    case 'declined':
      return (invoice) => noticeRefusal(invoice, act.id);
  }
}

/** Opens a checkout or returns the open one, as for a client. */
function open(invoice: Invoice, id: string): InvoiceChange | null {
  requireStatus(invoice, 'sent');
  return invoice.checkout ? null : { type: 'checkout-opened', checkout: { id, accountId } };
}

function foundAt({ id, found }: Extract<Act, { kind: 'look' }>, paidAt: Date): Found {
  if (found === 'open') {
    return { is: found, url: `https://pay.example/${id}` };
  }
  return found === 'paid' ? { is: found, paymentId: id, paidAt } : { is: found };
}

/** The processor only refunds card payments, and never more than the rest, whatever was refunded outside Marquee. */
function made(
  invoice: Invoice,
  { id, cents }: Extract<Act, { kind: 'made' }>,
  at: Date,
): InvoiceChange | null {
  const { payment, refundUnderWay } = invoice;
  const given = refundUnderWay?.id === id ? refundUnderWay.amountCents : cents;
  const isPossible = payment?.card !== undefined && given <= leftAtProcessor(invoice);
  return isPossible ? noticeRefund(invoice, { id, cents: given }, at) : null;
}

function leftAtProcessor({ amountCents, creditNotes }: Invoice): number {
  const ofCard = creditNotes.filter(({ id }) => !offlineIds.some((offline) => offline === id));
  return amountCents - refundedOf({ creditNotes: ofCard });
}

export function seenInTheProduct(invoice: Invoice): Seen {
  const { status, number, creditNotes, checkout, refundUnderWay, checkAt = null } = invoice;
  return {
    ...{
      status,
      given: refundedOf(invoice),
      kept: keptOf(invoice),
      tooMuch: refundedTooMuchOf(invoice),
      number,
    },
    notes: creditNotes.map((creditNote) => creditNote.number),
    ...{ checkout: checkout?.id ?? null, asked: refundUnderWay?.id ?? null, isWaiting: checkAt !== null },
  };
}
