import type { ClientInvoice } from '@marquee/contracts/invoices';
import { InvoiceStatusBadge, LinkButton, Money, NameLink, Small, Title3 } from '@marquee/ui';
import {
  formatDate,
  formatOverdue,
  getInvoicePartLabel,
  getInvoiceDisplayStatus,
  getInvoiceTitle,
  Link,
} from '@marquee/web-kit';
import { CardLabel, SingleAction } from './invoice-cells.ts';
import { getProviderName, invoiceStatusLabels } from './invoice-labels.ts';
import { isRefundable, getRefundRequestLabel } from './refundable.ts';
import { getUpcomingPaymentLabel } from './get-upcoming-payment-label.ts';

type InvoiceRowProps = { invoice: ClientInvoice };

export function InvoiceRow({ invoice }: InvoiceRowProps) {
  const { id, eventName, amount, refundedAmount, dueOn, isOverdue, payment, toCome } = invoice;
  const standing = getInvoiceDisplayStatus(invoice);
  const address = `/client/invoices/${id}`;

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">
          <NameLink as={Link} to={address}>
            {eventName || getInvoiceTitle(invoice)}
          </NameLink>
        </Title3>
        <Small as="div">
          {`${getInvoicePartLabel(invoice)}, `}
          <bdi>{getProviderName(invoice)}</bdi>
        </Small>
        {toCome.map((part) => (
          <Small as="div" key={part.dueOn}>{`Next: ${getUpcomingPaymentLabel(part)}`}</Small>
        ))}
      </td>
      <td data-place="start">
        <InvoiceStatusBadge status={standing}>{invoiceStatusLabels[standing]}</InvoiceStatusBadge>
        {invoice.isEventCancelled && (
          <Small as="div">
            {['Event cancelled', isRefundable(invoice) ? getRefundRequestLabel(invoice) : null]
              .filter((text) => text !== null)
              .join('. ')}
          </Small>
        )}
      </td>
      <td data-place="end">
        {payment ? (
          <span>{`Paid ${formatDate(payment.paidOn)}`}</span>
        ) : (
          <>
            <CardLabel>Due </CardLabel>
            {formatDate(dueOn)}
          </>
        )}
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
