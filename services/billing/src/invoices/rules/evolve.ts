import { withoutWords } from './erase.ts';
import type { InvoiceChange } from './invoice-change.ts';
import { eventCancelledReason, isUnpaid, keptOf, providerLeftReason } from './invoice.ts';
import type { CreditNote, Invoice } from './invoice.ts';

export function evolve(invoice: Invoice, change: InvoiceChange, at: Date): Invoice {
  switch (change.type) {
    case 'sent':
      return {
        ...invoice,
        status: 'sent',
        number: change.number,
        sentAt: at,
        shownToClientId: invoice.clientId,
      };
    case 'paid':
      return { ...invoice, status: 'paid', payment: change.payment, paidAt: at };
    case 'refunded':
      return refunded(invoice, change.creditNote);
    case 'voided':
      return voided(invoice, change.reason, at);
    case 'event-cancelled':
      return withoutEvent(invoice, at);
    case 'provider-left':
      return voided(invoice, providerLeftReason, at);
    case 'erased':
      return withoutWords(invoice);
  }
}

function refunded(invoice: Invoice, creditNote: CreditNote): Invoice {
  const next = { ...invoice, creditNotes: [...invoice.creditNotes, creditNote] };
  return { ...next, status: keptOf(next) === 0 ? 'refunded' : 'partly_refunded' };
}

function voided(invoice: Invoice, voidReason: string, at: Date): Invoice {
  return { ...invoice, status: 'void', voidedAt: at, voidReason };
}

function withoutEvent(invoice: Invoice, at: Date): Invoice {
  const next = { ...invoice, isEventCancelled: true };
  return isUnpaid(invoice) ? voided(next, eventCancelledReason, at) : next;
}
