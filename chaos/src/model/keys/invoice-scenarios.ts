import { randomUUID } from 'node:crypto';

import { listInvoices, recordPayment } from '@marquee/contracts/invoice-operations';

import { accept, aSentQuote } from '../races/race-fixtures.ts';
import type { InProcessServices } from '../in-process-services.ts';
import type { PostCall, PostScenario } from './post-scenarios.ts';

/** A provider's actions on invoices, by the operation's name. */
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

/** An invoice of $599, due soon and therefore sent. */
async function anInvoice(services: InProcessServices) {
  const fixture = await aSentQuote(services);
  await accept(fixture);
  await services.settled();
  const { body } = await services.billing.call(listInvoices, { as: fixture.provider });
  return { as: fixture.provider, params: { id: body[0]?.id ?? '' } };
}

function aPayment({ firstDay }: InProcessServices) {
  return { paidOn: firstDay, note: 'Cash' };
}
