import { invoiceAge, invoiceStatus } from '@marquee/contracts/invoices';
import type { InvoiceAge, InvoiceStatus } from '@marquee/contracts/invoices';
import { useSearchParams } from '@marquee/web-kit';
import { useCursorPagination } from '../../paging/use-cursor-pagination.ts';

/** An empty string means no filter. */
type Filters = { status: InvoiceStatus | ''; age: InvoiceAge | '' };
export type InvoiceFilters = ReturnType<typeof useInvoiceFilters>;

/**
 * The filters in the address, and functions that change them. Only sent invoices have an age, so choosing an age resets the status, and
 * choosing a status resets the age.
 */
export function useInvoiceFilters() {
  const [searchParams] = useSearchParams();
  const filters: Filters = {
    status: toStatus(searchParams.get('status')),
    age: invoiceAge.safeParse(searchParams.get('age')).data ?? '',
  };
  const { status, age } = filters;
  const { page, filterBy } = useCursorPagination('invoices', filters);

  return {
    status,
    age,
    page,
    query: { ...page.query, ...(status !== '' && { status }), ...(age !== '' && { age }) },
    isFiltered: status !== '' || age !== '',
    setStatus: (value: string) => {
      filterBy({ status: toStatus(value), age: '' });
    },
    setAge: (next: InvoiceAge | '') => {
      filterBy({ status: '', age: next });
    },
    showAll: () => {
      filterBy({ status: '', age: '' });
    },
  };
}

function toStatus(value: string | null): InvoiceStatus | '' {
  return invoiceStatus.safeParse(value).data ?? '';
}
