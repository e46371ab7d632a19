import * as addresses from '@marquee/contracts/billing-address-operations';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import * as contract from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { ofStatus, requireState, rowOf, withRow } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import type { ClientWorld } from './world.ts';

const { read, write } = scenesOf<ClientWorld>();

export const invoiceScenes = [
  read(contract.listClientInvoices, ({ world, query }) => ofStatus(world.invoices, query.status)),
  read(contract.getClientInvoice, ({ world, params }) => rowOf(world.invoices, params.id)),
  read(contract.getCardPayment, () => ({ cardPayment: 'possible' as const })),
  write(contract.payInvoice, ({ world, params, now }) => {
    const invoice = rowOf(world.invoices, params.id);
    requireState(invoice.status === 'sent', 'Nothing is due');
    return {
      world: { ...world, invoices: withRow(world.invoices, paid(invoice, now)) },
      // The return address of the payment processor in place of its page, as if the card had paid.
      answer: { url: `${location.origin}/client/invoices/${invoice.id}?checkout=done` },
    };
  }),
  read(addresses.getBillingAddress, ({ world }) => world.billingAddress),
  write(addresses.setBillingAddress, ({ world, body }) => {
    const { billingAddress: stored, revision = 0 } = world.billingAddress;
    const billingAddress = { billingAddress: body.billingAddress ?? stored, revision: revision + 1 };
    return { world: { ...world, billingAddress }, answer: billingAddress };
  }),
];

function paid(invoice: ClientInvoice, now: Date): ClientInvoice {
  const at = now.toISOString();
  return {
    ...invoice,
    ...{ status: 'paid', paidAt: at, cardPayment: 'not_offered' },
    payment: { method: 'card', paidOn: dateIn(defaultTimeZone, now), recordedAt: at },
  };
}
