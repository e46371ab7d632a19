import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { toAmount } from '@marquee/contracts/money';
import { acceptedOnOf, netPaidOf } from '../domain/invoice.ts';
import type { Invoice } from '../domain/invoice.ts';
import { sharedViewOf } from './shared-view.ts';
import type { Shown } from './shared-view.ts';

type ShownToProvider = Shown & { mostPartialRefunds: number };

export function toProviderInvoice(
  invoice: Invoice,
  { mostPartialRefunds, ...shown }: ShownToProvider,
): ProviderInvoice {
  const { name: clientName, email: clientEmail } = shown.issued.billedTo;
  return {
    ...sharedViewOf(invoice, shown),
    ...{ clientName, clientEmail },
    timeZone: invoice.timeZone,
    acceptedOn: acceptedOnOf(invoice),
    isRefundOffered: invoice.isEventCancelled && netPaidOf(invoice) > 0,
    refundUnderWay: invoice.refundUnderWay ? toAmount(invoice.refundUnderWay.amountCents) : null,
    lastRefundRefused: refusalOf(invoice),
    partialRefundsLeft: Math.max(0, mostPartialRefunds - invoice.creditNotes.length),
    sendsAt: invoice.status === 'draft' ? invoice.sendsAt.toISOString() : null,
  };
}

function refusalOf({ lastRefundRefused: refused = null }: Invoice): ProviderInvoice['lastRefundRefused'] {
  return refused && { amount: toAmount(refused.amountCents), refusedAt: refused.refusedAt.toISOString() };
}
