import type { EventView } from '@marquee/contracts/events';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { usePollUntil } from '@marquee/web-kit';
import type { Polling } from '@marquee/web-kit';
import { useRef } from 'react';
import { useClientInvoices } from '../features/invoices/use-client-invoices.ts';
import { useClientQuotes } from '../features/quotes/use-client-quotes.ts';

type Options = {
  /** Fetches the page's other data that a cancellation changes. */
  refetchRelated?: () => Promise<unknown>;
};
type WithdrawalPoll = { polling: Polling; pollForWithdrawal: (event: EventView) => void };

/**
 * Fetches quotes and invoices up to three times, until they show that an event was cancelled. After a message, other services withdraw the
 * event's open quotes, void its unpaid invoices that are not overdue, and mark its other invoices.
 */
export function usePollForWithdrawal({ refetchRelated }: Options = {}): WithdrawalPoll {
  const { refetch: refetchQuotes } = useClientQuotes();
  const { refetch: refetchInvoices } = useClientInvoices({ refetchOnMount: 'never' });
  const awaitedId = useRef<string | null>(null);
  const polling = usePollUntil(
    async () => {
      const [quotes, invoices] = await Promise.all([refetchQuotes().unwrap(), refetchInvoices().unwrap()]);
      await refetchRelated?.();
      return { quotes: quotes.pages.flatMap((page) => page?.rows ?? []), invoices: invoices.pages };
    },
    ({ quotes, invoices }) =>
      !quotes.some(({ eventId, clientAccepted }) => eventId === awaitedId.current && !clientAccepted) &&
      !invoices.some(({ rows }) =>
        rows.some((invoice) => invoice.eventId === awaitedId.current && isNotYetUpdated(invoice)),
      ),
  );

  function pollForWithdrawal({ id, sentToProvider }: EventView) {
    if (sentToProvider) {
      awaitedId.current = id;
      polling.start();
    }
  }

  return { polling, pollForWithdrawal };
}

function isNotYetUpdated({ status, isEventCancelled }: ClientInvoice): boolean {
  return status !== 'void' && !isEventCancelled;
}
