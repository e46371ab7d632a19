import { toAmount, toCents } from '@marquee/contracts/money';
import { formatMoney } from '@marquee/web-kit';
import { useClientInvoices } from '../../features/invoices/use-client-invoices.ts';

/**
 * Returns a function that describes the client's payments for an event: 'You paid $800.00 for this event, of which $300.00 was refunded.'
 * The text is empty if nothing was paid or everything was refunded.
 */
export function usePaymentSummary(): (eventId: string) => string {
  const { invoices } = useClientInvoices({ refetchOnMount: 'never' });

  return (eventId) => {
    const paid = invoices.filter(
      (invoice) =>
        invoice.eventId === eventId && (invoice.status === 'paid' || invoice.status === 'partly_refunded'),
    );
    const [paidCents, refundedCents] = [
      sumCents(paid.map(({ amount }) => amount)),
      sumCents(paid.map(({ refundedAmount }) => refundedAmount)),
    ];
    if (paidCents === refundedCents) {
      return '';
    }
    const refunded =
      refundedCents > 0 ? `, of which ${formatMoney(toAmount(refundedCents))} was refunded` : '';
    return `You paid ${formatMoney(toAmount(paidCents))} for this event${refunded}.`;
  };
}

function sumCents(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + toCents(amount), 0);
}
