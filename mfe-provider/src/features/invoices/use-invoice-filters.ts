import { invoiceAge, invoiceStatus } from '@marquee/contracts/invoices';
import type { InvoiceAge, InvoiceStatus } from '@marquee/contracts/invoices';
import { useSearchParams } from '@marquee/web-kit';
import { usePageTrail } from '../../paging/use-page-trail.ts';

/** '' means no filter. */
type Filters = { status: InvoiceStatus | ''; age: InvoiceAge | '' };
export type InvoiceFilters = ReturnType<typeof useInvoiceFilters>;

/** The filters in the address, and functions that change them. Only sent invoices have an age, so an age replaces the status. */
export function useInvoiceFilters() {
  const [address] = useSearchParams();
  const filters: Filters = {
    status: toStatus(address.get('status')),
    age: invoiceAge.safeParse(address.get('age')).data ?? '',
  };
  const { status, age } = filters;
  const { page, filterBy } = usePageTrail('invoices', filters);

  return {
    status,
    age,
    page,
    query: { ...page.query, ...(status !== '' && { status }), ...(age !== '' && { age }) },
    isFiltered: status !== '' || age !== '',
    setStatus: (said: string) => {
      filterBy({ status: toStatus(said), age: '' });
    },
    setAge: (next: InvoiceAge | '') => {
      filterBy({ status: '', age: next });
    },
    showAll: () => {
      filterBy({ status: '', age: '' });
    },
  };
}

function toStatus(said: string | null): InvoiceStatus | '' {
  return invoiceStatus.safeParse(said).data ?? '';
}
