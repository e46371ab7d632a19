import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatDate, formatMoney, invoicePartOf, invoiceTitleOf } from '@marquee/web-kit';

export type OwedStep = {
  stage: string;
  state: 'waiting' | 'action';
  link: { to: string; words: string };
};

const mostSteps = 4;

/** What the client has to pay by when, in the order in which it is due. */
export function owedSteps(owed: readonly ClientInvoice[]): OwedStep[] {
  return owed.slice(0, mostSteps).map((invoice) => ({
    stage: `${invoicePartOf(invoice)} of ${formatMoney(invoice.amount)} ${dueOf(invoice)}`,
    state: invoice.isOverdue ? 'action' : 'waiting',
    link: { to: `/client/invoices/${invoice.id}`, words: invoiceTitleOf(invoice) },
  }));
}

function dueOf({ isOverdue, dueOn }: ClientInvoice): string {
  return `${isOverdue ? 'overdue since' : 'due'} ${formatDate(dueOn)}`;
}
