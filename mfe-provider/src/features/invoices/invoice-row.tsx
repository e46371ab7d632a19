import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { InvoiceStatusBadge, LinkButton, Money, NameLink, Small, Title3 } from '@marquee/ui';
import {
  formatDate,
  formatOverdue,
  getInvoiceNumberLabel,
  getInvoicePartLabel,
  getInvoiceDisplayStatus,
  getInvoiceTitle,
  Link,
} from '@marquee/web-kit';
import { NumberAndPart, SingleAction } from './invoice-cells.ts';
import { getClientLabel, invoiceStatusLabels } from './invoice-labels.ts';

type InvoiceRowProps = { invoice: ProviderInvoice };

export function InvoiceRow({ invoice }: InvoiceRowProps) {
  const { id, eventName, amount, refundedAmount, dueOn, isOverdue, isRefundOffered } = invoice;
  const displayStatus = getInvoiceDisplayStatus(invoice);
  const address = `/provider/invoices/${id}`;

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">
          <NameLink as={Link} to={address}>
            {eventName || getInvoiceTitle(invoice)}
          </NameLink>
        </Title3>
        <Small as="div">{getClientLabel(invoice)}</Small>
      </td>
      <td data-label="Invoice">
        <NumberAndPart>
          {getInvoiceNumberLabel(invoice)}
          <Small as="div">{getInvoicePartLabel(invoice)}</Small>
        </NumberAndPart>
      </td>
      <td data-place="start">
        <InvoiceStatusBadge status={displayStatus}>{invoiceStatusLabels[displayStatus]}</InvoiceStatusBadge>
        {isRefundOffered && <Small as="div">Event cancelled, refund offered</Small>}
      </td>
      <td data-place="end">
        {formatDate(dueOn)}
        {isOverdue && <Small as="div">{formatOverdue(dueOn)}</Small>}
      </td>
      <td data-place="amount" data-align="end">
        <strong>
          <Money amount={amount} />
        </strong>
        {Number(refundedAmount) > 0 && (
          <Small as="div">
            <Money amount={refundedAmount} /> refunded
          </Small>
        )}
      </td>
      <td data-place="actions">
        <SingleAction>
          <LinkButton
            as={Link}
            to={address}
            $variant="outline"
            $size="small"
            aria-label={`Open ${getInvoiceTitle(invoice)}, ${getInvoicePartLabel(invoice)}`}
          >
            Open
          </LinkButton>
        </SingleAction>
      </td>
    </tr>
  );
}
