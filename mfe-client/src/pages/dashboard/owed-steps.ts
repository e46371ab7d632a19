import type { ClientInvoice } from '@marquee/contracts/invoices';
import { isolated } from '@marquee/ui';
import { formatMoney, invoicePartLabelOf, invoiceTitleOf } from '@marquee/web-kit';
import { isPartlyRefunded, refundedWordsOf, refundWordsOf } from '../../features/invoices/refundable.ts';
import { dueWordsOf } from './owed-words.ts';

export type OwedStep = {
  stage: string;
  state: 'lit' | 'waiting' | 'action';
  link: { to: string; words: string };
};

const mostSteps = 4;

/** The client's payments with their due dates, earliest first. */
export function owedSteps(owed: readonly ClientInvoice[]): OwedStep[] {
  return owed.slice(0, mostSteps).map((invoice) => ({
    stage: `${invoicePartLabelOf(invoice)} of ${formatMoney(invoice.amount)} ${dueWordsOf(invoice)}`,
    state: invoice.isOverdue ? 'action' : 'waiting',
    link: { to: `/client/invoices/${invoice.id}`, words: invoiceTitleOf(invoice) },
  }));
}

/** The client's payments for cancelled events that may be refunded. */
export function refundSteps(refundable: readonly ClientInvoice[]): OwedStep[] {
  return refundable.slice(0, mostSteps).map((invoice) => ({
    stage: `You paid ${formatMoney(invoice.amount)} for ${isolated(invoice.eventName || 'an event')}, which was cancelled.${refundedWordsOf(invoice)}`,
    state: isPartlyRefunded(invoice) ? 'lit' : 'waiting',
    link: { to: `/client/invoices/${invoice.id}`, words: refundWordsOf(invoice) ?? 'View Invoice' },
  }));
}
