import type { EventView } from '@marquee/contracts/events';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { useSettling } from '@marquee/web-kit';
import type { Settling } from '@marquee/web-kit';
import { useRef } from 'react';
import { useClientInvoices } from '../features/invoices/use-client-invoices.ts';
import { useClientQuotes } from '../features/quotes/use-client-quotes.ts';

type Options = {
  /** Fetches the page's other data that a cancellation changes. */
  readRest?: () => Promise<unknown>;
};
type SettleWithdrawal = { settling: Settling; awaitWithdrawal: (event: EventView) => void };

/**
 * Other services withdraw a cancelled event's open quotes, void its unpaid invoices and mark its paid ones: fetches quotes and invoices
 * until all of that appears.
 */
export function useSettleWithdrawal({ readRest }: Options = {}): SettleWithdrawal {
  const { refetch: refetchQuotes } = useClientQuotes();
  const { refetch: refetchInvoices } = useClientInvoices({ readAnew: 'never' });
  const awaitedId = useRef<string | null>(null);
  const settling = useSettling(
    async () => {
      const [quotes, invoices] = await Promise.all([refetchQuotes().unwrap(), refetchInvoices().unwrap()]);
      await readRest?.();
      return { quotes: quotes.pages.flatMap((page) => page?.rows ?? []), invoices: invoices.pages };
    },
    ({ quotes, invoices }) =>
      !quotes.some(({ eventId, clientAccepted }) => eventId === awaitedId.current && !clientAccepted) &&
      !invoices.some(({ rows }) =>
        rows.some((invoice) => invoice.eventId === awaitedId.current && isUntouched(invoice)),
      ),
  );

  function awaitWithdrawal({ id, sentToProvider }: EventView) {
    if (sentToProvider) {
      awaitedId.current = id;
      settling.start();
    }
  }

  return { settling, awaitWithdrawal };
}

function isUntouched({ status, isEventCancelled }: ClientInvoice): boolean {
  return status !== 'void' && !isEventCancelled;
}
