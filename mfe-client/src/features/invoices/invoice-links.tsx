import { LinkButton } from '@marquee/ui';
import { getInvoiceNumberLabel, getInvoicePartLabel, Link } from '@marquee/web-kit';
import { useClientInvoices } from './use-client-invoices.ts';

type InvoiceLinksProps = { quoteId: string };

/** Links to the quote's invoices, as far as they are loaded; shows nothing if there are none. */
export function InvoiceLinks({ quoteId }: InvoiceLinksProps) {
  const { invoices } = useClientInvoices({ refetchOnMount: 'never' });

  return invoices
    .filter((invoice) => invoice.quoteId === quoteId)
    .map((invoice) => (
      <LinkButton
        key={invoice.id}
        as={Link}
        to={`/client/invoices/${invoice.id}`}
        $variant="outline"
        $size="small"
      >
        {`Invoice ${getInvoiceNumberLabel(invoice)}, ${getInvoicePartLabel(invoice)}`}
      </LinkButton>
    ));
}
