import { randomUUID } from 'node:crypto';

import { listInvoices, recordPayment } from '@marquee/contracts/invoice-operations';

import { accept, aSentQuote } from '../races/stage.ts';
import type { ServicesTogether } from '../services-together.ts';
import type { PostCall, PostScenario } from './post-scenarios.ts';

/** A provider's actions on invoices, by the operation's name. */
export function invoiceScenarios(services: ServicesTogether): Readonly<Record<string, PostScenario>> {
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

/** A call without a body; the other call concerns another invoice. */
async function onAnInvoice(services: ServicesTogether) {
  const call = await anInvoice(services);
  return { call, other: { ...call, params: { id: randomUUID() } } };
}

/** An invoice of $599, due soon and therefore sent. */
async function anInvoice(services: ServicesTogether) {
  const staged = await aSentQuote(services);
  await accept(staged);
  await services.settled();
  const { body } = await services.billing.call(listInvoices, { as: staged.provider });
  return { as: staged.provider, params: { id: body[0]?.id ?? '' } };
}

function aPayment({ firstDay }: ServicesTogether) {
  return { paidOn: firstDay, note: 'Cash' };
}
