import type { ClientQuote } from '@marquee/contracts/quotes';
import { usePollUntil } from '@marquee/web-kit';
import { useRef } from 'react';
import { useClientInvoices } from '../features/invoices/use-client-invoices.ts';
import { useOwedInvoices } from '../features/invoices/use-owed-invoices.ts';

type InvoicesPoll = {
  hasInvoices: boolean;
  owedCount: number;
  refetchOwed: () => Promise<unknown>;
  pollForInvoices: (quote: ClientQuote) => void;
};

/**
 * Fetches the invoices up to three times, until an invoice of the accepted quote appears. Another service creates the invoices, after a
 * message. A missing invoice is not an error, because the provider may send it later.
 */
export function usePollForInvoices(): InvoicesPoll {
  const { total, refetch } = useClientInvoices({ refetchOnMount: 'never' });
  const owed = useOwedInvoices({ refetchOnMount: 'never' });
  const awaitedId = useRef<string | null>(null);
  const { start } = usePollUntil(
    async () => {
      const read = await refetch().unwrap();
      await owed.refetch();
      return read;
    },
    ({ pages }) => pages.some(({ rows }) => rows.some(({ quoteId }) => quoteId === awaitedId.current)),
  );

  function pollForInvoices({ id }: ClientQuote) {
    awaitedId.current = id;
    start();
  }

  return { hasInvoices: total > 0, owedCount: owed.total, refetchOwed: owed.refetch, pollForInvoices };
}
