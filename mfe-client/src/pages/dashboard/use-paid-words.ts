import { toAmount, toCents } from '@marquee/contracts/money';
import { formatMoney } from '@marquee/web-kit';
import { useClientInvoices } from '../../features/invoices/use-client-invoices.ts';

/** What the client has paid for an event and did not get back: 'You paid $500.00 for this event.', empty where that is nothing. */
export function usePaidWords(): (eventId: string) => string {
  const { invoices } = useClientInvoices({ readAnew: 'never' });

  return (eventId) => {
    const cents = invoices
      .filter((invoice) => invoice.eventId === eventId)
      .filter(({ status }) => status === 'paid' || status === 'partly_refunded')
      .reduce((sum, { amount, refundedAmount }) => sum + toCents(amount) - toCents(refundedAmount), 0);
    return cents > 0 ? `You paid ${formatMoney(toAmount(cents))} for this event.` : '';
  };
}
