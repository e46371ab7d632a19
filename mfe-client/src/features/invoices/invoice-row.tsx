import type { ClientInvoice } from '@marquee/contracts/invoices';
import { InvoiceStatusBadge, LinkButton, Money, NameLink, Small, Title3 } from '@marquee/ui';
import {
  formatDate,
  formatOverdue,
  invoicePartLabelOf,
  invoiceStandingOf,
  invoiceTitleOf,
  Link,
} from '@marquee/web-kit';
import { OnCard, OneAction } from './invoice-cells.ts';
import { providerOf, standingWords } from './invoice-words.ts';
import { isRefundable, refundWordsOf } from './refundable.ts';
import { toComeWords } from './to-come-words.ts';

type InvoiceRowProps = { invoice: ClientInvoice };

export function InvoiceRow({ invoice }: InvoiceRowProps) {
  const { id, eventName, amount, refundedAmount, dueOn, isOverdue, payment, toCome } = invoice;
  const standing = invoiceStandingOf(invoice);
  const address = `/client/invoices/${id}`;

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">
          <NameLink as={Link} to={address}>
            {eventName || invoiceTitleOf(invoice)}
          </NameLink>
        </Title3>
        <Small as="div">
          {`${invoicePartLabelOf(invoice)}, `}
          <bdi>{providerOf(invoice)}</bdi>
        </Small>
        {toCome.map((part) => (
          <Small as="div" key={part.dueOn}>{`Next: ${toComeWords(part)}`}</Small>
        ))}
      </td>
      <td data-place="start">
        <InvoiceStatusBadge status={standing}>{standingWords[standing]}</InvoiceStatusBadge>
        {invoice.isEventCancelled && (
          <Small as="div">
            {['Event cancelled', isRefundable(invoice) ? refundWordsOf(invoice) : null]
              .filter((words) => words !== null)
              .join('. ')}
          </Small>
        )}
      </td>
      <td data-place="end">
        {payment ? (
          <span>{`Paid ${formatDate(payment.paidOn)}`}</span>
        ) : (
          <>
            <OnCard>Due </OnCard>
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
        <OneAction>
          <LinkButton
            as={Link}
            to={address}
            $variant="outline"
            $size="small"
            aria-label={`Open ${invoiceTitleOf(invoice)}, ${invoicePartLabelOf(invoice)}`}
          >
            Open
          </LinkButton>
        </OneAction>
      </td>
    </tr>
  );
}
