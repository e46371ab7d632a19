import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, invoicePartOf, invoiceTitleOf } from '@marquee/web-kit';
import { dueWordsOf } from './owed-words.ts';

export type OwedStep = {
  stage: string;
  state: 'waiting' | 'action';
  link: { to: string; words: string };
};

const mostSteps = 4;

/** What the client has to pay by when, in the order in which it is due. */
export function owedSteps(owed: readonly ClientInvoice[]): OwedStep[] {
  return owed.slice(0, mostSteps).map((invoice) => ({
    stage: `${invoicePartOf(invoice)} of ${formatMoney(invoice.amount)} ${dueWordsOf(invoice)}`,
    state: invoice.isOverdue ? 'action' : 'waiting',
    link: { to: `/client/invoices/${invoice.id}`, words: invoiceTitleOf(invoice) },
  }));
}
