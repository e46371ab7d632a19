import * as contract from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import { summarizePayments } from './summarize-payments.ts';
import { getAging, hasAge } from './get-aging.ts';
import { refundInvoice } from './refund-invoice.ts';
import type { ProviderState } from './provider-state.ts';

const { read, write } = scenesOf<ProviderState>();

export const invoiceScenes = [
  read(contract.listInvoices, ({ state, query, now }) =>
    ofStatus(state.invoices, query.status).filter((invoice) => hasAge(invoice, query.age, now)),
  ),
  read(contract.getInvoiceAging, ({ state, now }) => getAging(state.invoices, now)),
  read(getPaymentSummary, ({ state, query, now }) =>
    summarizePayments(state.invoices, { year: query.year, now }),
  ),
  write(contract.sendInvoice, ({ state, params, now }) => {
    const invoice = rowOf(state.invoices, params.id);
    requireState(invoice.status === 'draft', 'Only a draft can be sent');
    const number = Math.max(0, ...state.invoices.map((other) => other.number ?? 0)) + 1;
    return replaceInvoice(state, {
      ...invoice,
      status: 'sent',
      number,
      sentAt: now.toISOString(),
      sendsAt: null,
    });
  }),
  write(contract.recordPayment, ({ state, params, body, now }) => {
    const invoice = rowOf(state.invoices, params.id);
    requireState(invoice.status === 'sent', 'Only an invoice that is owed can be paid');
    const at = now.toISOString();
    return replaceInvoice(state, {
      ...invoice,
      ...{ status: 'paid', paidAt: at },
      payment: { method: 'offline', paidOn: body.paidOn, note: body.note ?? '', recordedAt: at },
    });
  }),
  write(contract.refundInvoice, ({ state, params, body, now }) =>
    replaceInvoice(state, refundInvoice(rowOf(state.invoices, params.id), body, now)),
  ),
  write(contract.voidInvoice, ({ state, params, body, now }) => {
    const invoice = rowOf(state.invoices, params.id);
    requireState(invoice.paidAt === null, 'An invoice that was paid cannot be void');
    return replaceInvoice(state, {
      ...invoice,
      ...{ status: 'void', voidedAt: now.toISOString(), voidReason: body.reason, sendsAt: null },
    });
  }),
];

function replaceInvoice(state: ProviderState, invoice: ProviderInvoice) {
  return { state: { ...state, invoices: withRow(state.invoices, invoice) }, answer: invoice };
}
