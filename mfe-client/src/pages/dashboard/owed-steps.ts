import type { ClientInvoice } from '@marquee/contracts/invoices';
import { isolated } from '@marquee/ui';
import { formatMoney, getInvoicePartLabel, getInvoiceTitle } from '@marquee/web-kit';
import {
  isPartlyRefunded,
  getRefundSummary,
  getRefundRequestLabel,
} from '../../features/invoices/refundable.ts';
import { getDueLabel } from './get-due-label.ts';

export type OwedStep = {
  stage: string;
  state: 'lit' | 'waiting' | 'action';
  link: { to: string; label: string };
};

const maxSteps = 4;

/** Returns a step for each of the first `maxSteps` invoices to pay. The caller sorts the invoices by due date. */
export function getOwedSteps(owed: readonly ClientInvoice[]): OwedStep[] {
  return owed.slice(0, maxSteps).map((invoice) => ({
    stage: `${getInvoicePartLabel(invoice)} of ${formatMoney(invoice.amount)} ${getDueLabel(invoice)}`,
    state: invoice.isOverdue ? 'action' : 'waiting',
    link: { to: `/client/invoices/${invoice.id}`, label: getInvoiceTitle(invoice) },
  }));
}

/** Returns a step for each of the first `maxSteps` payments that may be refunded, because their events were cancelled. */
export function getRefundSteps(refundable: readonly ClientInvoice[]): OwedStep[] {
  return refundable.slice(0, maxSteps).map((invoice) => ({
    stage: `You paid ${formatMoney(invoice.amount)} for ${isolated(invoice.eventName || 'an event')}, which was cancelled.${getRefundSummary(invoice)}`,
    state: isPartlyRefunded(invoice) ? 'lit' : 'waiting',
    link: { to: `/client/invoices/${invoice.id}`, label: getRefundRequestLabel(invoice) ?? 'View Invoice' },
  }));
}
