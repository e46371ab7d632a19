import type { ClientInvoice } from '@marquee/contracts/invoices';
import { useClientEvents } from '../../features/events/use-client-events.ts';
import { isRefundable } from '../../features/invoices/refundable.ts';
import { useClientInvoices } from '../../features/invoices/use-client-invoices.ts';

const shownForMs = 90 * 86_400_000;

/** The loaded invoices whose payment may still be refunded. Omits those of loaded events that were cancelled more than 90 days ago. */
export function useRefundableInvoices(): ClientInvoice[] {
  const { invoices } = useClientInvoices({ refetchOnMount: 'never' });
  const { events } = useClientEvents();
  const now = Date.now();

  return invoices.filter(isRefundable).filter(({ eventId }) => {
    const cancelledAt = events.find(({ id }) => id === eventId)?.cancelledAt ?? null;
    return cancelledAt === null || now - Date.parse(cancelledAt) <= shownForMs;
  });
}
