import { DomainError } from '@marquee/service-kit/domain-error';
import { cancelEvent } from '../../src/invoices/domain/cancel-event.ts';
import { eraseProvider } from '../../src/invoices/domain/erase.ts';
import { evolve } from '../../src/invoices/domain/evolve.ts';
import type { Decision, InvoiceChange } from '../../src/invoices/domain/invoice-change.ts';
import { netPaidOf, refundedOf, overRefundedOf } from '../../src/invoices/domain/invoice.ts';
import type { Invoice } from '../../src/invoices/domain/invoice.ts';
import { applyCheckoutOutcome } from '../../src/invoices/domain/apply-checkout-outcome.ts';
import type { SettledOutcome as Found } from '../../src/invoices/domain/apply-checkout-outcome.ts';
import { applyRefund, applyRefundRefusal } from '../../src/invoices/domain/apply-refund.ts';
import { pay } from '../../src/invoices/domain/pay.ts';
import { voidForErasedProvider } from '../../src/invoices/domain/void-for-erased-provider.ts';
import { refund } from '../../src/invoices/domain/refund.ts';
import { requireStatus } from '../../src/invoices/domain/invoice-states.ts';
import { send } from '../../src/invoices/domain/send.ts';
import { voidUnpaidInvoice } from '../../src/invoices/domain/void-unpaid-invoice.ts';
import { offlineIds } from './invoice-action-arbitraries.ts';
import type { InvoiceAction } from './invoice-action-arbitraries.ts';
import type { ObservedInvoice } from './invoice-model.ts';

const accountId = 'acct_1';

/** The invoice after the product's code has applied the action; null if the action is rejected. */
export function applyToInvoice(invoice: Invoice, action: InvoiceAction, now: Date): Invoice | null {
  try {
    const change = decisionOf(action)(invoice, now);
    return change === null ? invoice : evolve(invoice, change, now);
  } catch (error) {
    if (error instanceof DomainError) {
      return null;
    }
    throw error;
  }
}

function decisionOf(action: InvoiceAction): Decision {
  switch (action.kind) {
    case 'send':
      return (invoice) => send(invoice, { number: 7, actor: 'provider' });
    case 'pay':
      return (invoice, at) => pay(invoice, { id: action.id, paidOn: '2026-03-02', note: 'Cash' }, at);
    case 'refund':
      return (invoice, at) =>
        refund(invoice, { id: action.id, amountCents: action.cents, reason: 'Less' }, at);
    case 'offline': {
      const { id, cents: amountCents } = action;
      return (invoice, at) => refund(invoice, { id, amountCents, reason: 'Cash', method: 'offline' }, at);
    }
    case 'void':
      return (invoice) => voidUnpaidInvoice(invoice, 'Mistake');
    case 'cancel':
      return cancelEvent;
    case 'leave':
      return voidForErasedProvider;
    case 'erase':
      return eraseProvider;
    case 'open':
      return (invoice) => open(invoice, action.id);
    case 'look':
      return (invoice, at) =>
        applyCheckoutOutcome(
          invoice,
          { checkout: { id: action.id, accountId }, outcome: foundAt(action, at) },
          at,
        );
    case 'made':
      return (invoice, at) => made(invoice, action, at);
    case 'declined':
      return (invoice) => applyRefundRefusal(invoice, action.id);
  }
}

/** Opens a checkout as the operation `payInvoice` does, or changes nothing if a checkout is open. */
function open(invoice: Invoice, id: string): InvoiceChange | null {
  requireStatus(invoice, 'pay-by-card');
  return invoice.checkout ? null : { type: 'checkout-opened', checkout: { id, accountId } };
}

function foundAt({ id, found }: Extract<InvoiceAction, { kind: 'look' }>, paidAt: Date): Found {
  if (found === 'open') {
    return { is: found, url: `https://pay.example/${id}` };
  }
  return found === 'paid' ? { is: found, paymentId: id, paidAt } : { is: found };
}

/** The processor refunds only card payments, and at most what it has not refunded itself. It does not know refunds outside Marquee. */
function made(
  invoice: Invoice,
  { id, cents }: Extract<InvoiceAction, { kind: 'made' }>,
  at: Date,
): InvoiceChange | null {
  const { payment, refundUnderWay } = invoice;
  const refundCents = refundUnderWay?.id === id ? refundUnderWay.amountCents : cents;
  const isPossible = payment?.card !== undefined && refundCents <= leftAtProcessor(invoice);
  return isPossible ? applyRefund(invoice, { id, cents: refundCents }, at) : null;
}

function leftAtProcessor({ amountCents, creditNotes }: Invoice): number {
  const ofCard = creditNotes.filter(({ id }) => !offlineIds.some((offline) => offline === id));
  return amountCents - refundedOf({ creditNotes: ofCard });
}

export function observeInvoice(invoice: Invoice): ObservedInvoice {
  const { status, number, creditNotes, checkout, refundUnderWay, checkAt = null } = invoice;
  return {
    ...{
      status,
      refunded: refundedOf(invoice),
      netPaid: netPaidOf(invoice),
      overRefunded: overRefundedOf(invoice),
      number,
    },
    notes: creditNotes.map((creditNote) => creditNote.number),
    ...{
      checkout: checkout?.id ?? null,
      pendingRefund: refundUnderWay?.id ?? null,
      isWaiting: checkAt !== null,
    },
  };
}
