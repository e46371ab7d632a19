import { deletionRefusals } from '@marquee/contracts/deletion-blocks';
import type { BlockingInvoice } from '@marquee/contracts/deletion-blocks';
import type { InvoicesAtStake } from '@marquee/contracts/invoices';
import type { DeletionTerms } from '@marquee/contracts/privacy';
import { formatDate, formatDateTime, formatMoney } from '@marquee/web-kit';

/** Things of one kind that stand in the way; `name` may be a text that somebody has typed. */
export type BlockGroup = {
  label: string;
  why: string;
  rows: readonly { id: string; name: string; detail: string }[];
};

type Found = { terms: DeletionTerms; atStake: InvoicesAtStake | undefined };

/** What stands in the way of deleting the account, kind by kind. Unpaid invoices also as billing counts them: identity may not have heard of the last one yet. */
export function blockGroupsOf({ terms, atStake }: Found): BlockGroup[] {
  const { openBookings, unpaidInvoices = [], refundsUnderWay = [], completedUntil = null } = terms;
  const unheard = unpaidInvoices.length === 0 ? (atStake?.unpaid.count ?? 0) : 0;
  const groups: BlockGroup[] = [
    {
      label: 'Open bookings',
      why: 'Open bookings have to be cancelled or completed first',
      rows: openBookings.map(({ eventId, name, eventDate }) => ({
        id: eventId,
        name,
        detail: formatDate(eventDate),
      })),
    },
    {
      label: 'Unpaid invoices',
      why: deletionRefusals.unpaid_invoices,
      rows: unheard > 0 && atStake ? [toCountedRow(atStake)] : unpaidInvoices.map(toInvoiceRow),
    },
    {
      label: 'Refunds under way',
      why: deletionRefusals.refund_under_way,
      rows: refundsUnderWay.map(toInvoiceRow),
    },
    {
      label: 'Completed bookings',
      why: deletionRefusals.booking_completed_lately,
      rows:
        completedUntil === null
          ? []
          : [
              {
                id: 'completed',
                name: 'Your account can be deleted',
                detail: `from ${formatDateTime(completedUntil)} on`,
              },
            ],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function toInvoiceRow({ invoiceId, number, amount, dueOn }: BlockingInvoice) {
  const name = number === null ? 'An invoice not sent yet' : `Invoice no. ${String(number)}`;
  return { id: invoiceId, name, detail: `${formatMoney(amount)}, due ${formatDate(dueOn)}` };
}

function toCountedRow({ unpaid: { count, amount } }: InvoicesAtStake) {
  const name = count === 1 ? '1 invoice' : `${String(count)} invoices`;
  return { id: 'unpaid', name, detail: formatMoney(amount) };
}
