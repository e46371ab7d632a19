import type { ClientQuote } from '@marquee/contracts/quotes';
import { useSettling } from '@marquee/web-kit';
import { useRef } from 'react';
import { useClientInvoices } from '../features/invoices/use-client-invoices.ts';
import { useOwedInvoices } from '../features/invoices/use-owed-invoices.ts';

type AwaitInvoices = {
  hasInvoices: boolean;
  owedCount: number;
  readOwed: () => Promise<unknown>;
  awaitInvoices: (quote: ClientQuote) => void;
};

/**
 * Another service creates the invoices of an accepted quote: fetches them until one appears. The provider may send it later, so the absence
 * of an invoice is not an error.
 */
export function useAwaitInvoices(): AwaitInvoices {
  const { total, refetch } = useClientInvoices({ readAnew: 'never' });
  const owed = useOwedInvoices({ readAnew: 'never' });
  const awaitedId = useRef<string | null>(null);
  const { start } = useSettling(
    async () => {
      const read = await refetch().unwrap();
      await owed.refetch();
      return read;
    },
    ({ pages }) => pages.some(({ rows }) => rows.some(({ quoteId }) => quoteId === awaitedId.current)),
  );

  function awaitInvoices({ id }: ClientQuote) {
    awaitedId.current = id;
    start();
  }

  return { hasInvoices: total > 0, owedCount: owed.total, readOwed: owed.refetch, awaitInvoices };
}
