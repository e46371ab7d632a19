import { randomUUID } from 'node:crypto';

import { cancelClientEvent } from '@marquee/contracts/client-event-operations';
import { listInvoices, recordPayment } from '@marquee/contracts/invoice-operations';

import { accept, aSentQuote } from '../races/race-fixtures.ts';
import type { InProcessServices } from '../in-process-services.ts';
import type { PostCall, PostScenario } from './post-scenarios.ts';

/** Actions on invoices, by the operation's name. */
export function invoiceScenarios(services: InProcessServices): Readonly<Record<string, PostScenario>> {
  const bodies = (call: PostCall, body: object) => ({ call, other: { ...call, body } });

  return {
    sendInvoice: () => onAnInvoice(services),
    remindOfInvoice: () => onAnInvoice(services),
    recordPayment: async () => {
      const call = { ...(await anInvoice(services)), body: aPayment(services) };
      return bodies(call, { ...call.body, note: 'By cheque' });
    },
    refundInvoice: async () => {
      const invoice = await anInvoice(services);
      await services.billing.call(recordPayment, { ...invoice, body: aPayment(services) });
      const body = { amount: '10.00', reason: 'One hour less' };
      return bodies({ ...invoice, body }, { ...body, amount: '11.00' });
    },
    requestRefund: async () => {
      const { client, event, invoice } = await aBilledEvent(services);
      await services.billing.call(recordPayment, { ...invoice, body: aPayment(services) });
      await services.events.call(cancelClientEvent, {
        as: client,
        ...event,
        body: { reason: 'Moving away' },
      });
      await services.settled();
      const body = { reason: 'The event is cancelled' };
      return bodies({ as: client, params: invoice.params, body }, { reason: 'Too far' });
    },
    voidInvoice: async () => {
      const call = { ...(await anInvoice(services)), body: { reason: 'A mistake' } };
      return bodies(call, { reason: 'Another mistake' });
    },
  };
}

/** A call without a body. The other call concerns another invoice. */
async function onAnInvoice(services: InProcessServices) {
  const call = await anInvoice(services);
  return { call, other: { ...call, params: { id: randomUUID() } } };
}

/** The provider's call about an invoice of $599, which is due soon and therefore sent. */
async function anInvoice(services: InProcessServices) {
  return (await aBilledEvent(services)).invoice;
}

async function aBilledEvent(services: InProcessServices) {
  const fixture = await aSentQuote(services);
  const { client, provider, eventId } = fixture;
  await accept(fixture);
  await services.settled();
  const { body } = await services.billing.call(listInvoices, { as: provider });
  const invoice = { as: provider, params: { id: body[0]?.id ?? '' } };
  return { client, event: { params: { id: eventId } }, invoice };
}

function aPayment({ firstDay }: InProcessServices) {
  return { paidOn: firstDay, note: 'Cash' };
}
