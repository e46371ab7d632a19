import { formatMoney, Small, TextLink } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { getRefundSummary, getRefundRequestLabel } from '../../features/invoices/refundable.ts';
import { useRefundableInvoices } from './use-refundable-invoices.ts';

type RefundLinksProps = { eventId: string };

/** Shows the refundable payments for a cancelled event, with a link to each invoice; nothing if no payment is refundable. */
export function RefundLinks({ eventId }: RefundLinksProps) {
  const invoices = useRefundableInvoices();

  return invoices
    .filter((invoice) => invoice.eventId === eventId)
    .map((invoice) => (
      <Small key={invoice.id}>
        {`You paid ${formatMoney(invoice.amount)} for this cancelled event.${getRefundSummary(invoice)} `}
        <TextLink as={Link} to={`/client/invoices/${invoice.id}`}>
          {getRefundRequestLabel(invoice) ?? 'View Invoice'}
        </TextLink>
      </Small>
    ));
}
