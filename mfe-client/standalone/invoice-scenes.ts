import * as addresses from '@marquee/contracts/billing-address-operations';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import * as contract from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import type { ClientState } from './client-state.ts';

const { read, write } = scenesOf<ClientState>();

export const invoiceScenes = [
  read(contract.listClientInvoices, ({ state, query }) => ofStatus(state.invoices, query.status)),
  read(contract.getCardPayment, () => ({ cardPayment: 'possible' as const })),
  write(contract.payInvoice, ({ state, params, now }) => {
    const invoice = rowOf(state.invoices, params.id);
    requireState(invoice.status === 'sent', 'Nothing is due');
    return {
      state: { ...state, invoices: withRow(state.invoices, markPaid(invoice, now)) },
      // Skips the payment processor's page and opens its return address, as if the client had paid there.
      answer: { url: `${location.origin}/client/invoices/${invoice.id}?checkout=done` },
    };
  }),
  read(addresses.getBillingAddress, ({ state }) => state.billingAddress),
  write(addresses.setBillingAddress, ({ state, body }) => {
    const { billingAddress: stored, revision = 0 } = state.billingAddress;
    const billingAddress = { billingAddress: body.billingAddress ?? stored, revision: revision + 1 };
    return { state: { ...state, billingAddress }, answer: billingAddress };
  }),
];

function markPaid(invoice: ClientInvoice, now: Date): ClientInvoice {
  const at = now.toISOString();
  return {
    ...invoice,
    ...{ status: 'paid', paidAt: at, cardPayment: 'not_offered' },
    payment: { method: 'card', paidOn: dateIn(defaultTimeZone, now), recordedAt: at },
  };
}
