import * as contract from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { getPaymentSummary } from '@marquee/contracts/payment-summary';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import { paymentsOf } from './payments-of.ts';
import { agingOf, isOfAge } from './aging-of.ts';
import { refunded } from './refunded.ts';
import type { ProviderWorld } from './world.ts';

const { read, write } = scenesOf<ProviderWorld>();

export const invoiceScenes = [
  read(contract.listInvoices, ({ world, query, now }) =>
    ofStatus(world.invoices, query.status).filter((invoice) => isOfAge(invoice, query.age, now)),
  ),
  read(contract.getInvoiceAging, ({ world, now }) => agingOf(world.invoices, now)),
  read(getPaymentSummary, ({ world, query, now }) => paymentsOf(world.invoices, { year: query.year, now })),
  read(contract.getInvoice, ({ world, params }) => rowOf(world.invoices, params.id)),
  write(contract.sendInvoice, ({ world, params, now }) => {
    const invoice = rowOf(world.invoices, params.id);
    requireState(invoice.status === 'draft', 'Only a draft can be sent');
    const number = Math.max(0, ...world.invoices.map((other) => other.number ?? 0)) + 1;
    return changed(world, { ...invoice, status: 'sent', number, sentAt: now.toISOString(), sendsAt: null });
  }),
  write(contract.recordPayment, ({ world, params, body, now }) => {
    const invoice = rowOf(world.invoices, params.id);
    requireState(invoice.status === 'sent', 'Only an invoice that is owed can be paid');
    const at = now.toISOString();
    return changed(world, {
      ...invoice,
      ...{ status: 'paid', paidAt: at },
      payment: { method: 'offline', paidOn: body.paidOn, note: body.note ?? '', recordedAt: at },
    });
  }),
  write(contract.refundInvoice, ({ world, params, body, now }) =>
    changed(world, refunded(rowOf(world.invoices, params.id), body, now)),
  ),
  write(contract.voidInvoice, ({ world, params, body, now }) => {
    const invoice = rowOf(world.invoices, params.id);
    requireState(invoice.paidAt === null, 'An invoice that was paid cannot be void');
    return changed(world, {
      ...invoice,
      ...{ status: 'void', voidedAt: now.toISOString(), voidReason: body.reason, sendsAt: null },
    });
  }),
];

function changed(world: ProviderWorld, invoice: ProviderInvoice) {
  return { world: { ...world, invoices: withRow(world.invoices, invoice) }, answer: invoice };
}
