import { randomUUID } from 'node:crypto';
import { eventCancelled } from '@marquee/contracts/messages/event-messages';
import * as api from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aCancelledEvent } from '../support/snapshots.ts';
import { startBilling } from '../support/start-billing.ts';
import { aSale, cash, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
});

afterAll(() => service.stop());

type Params = { id: string };
type Revision = number | undefined;
type Write = (params: Params, revision?: Revision) => Promise<{ status: number; problem: object }>;

/** The writes of an invoice's page, each with the installment that the write changes and with a previous write that makes it stale. */
const writes: readonly [string, ProviderInvoice['part'], Write, Write][] = [
  ['a sending', 'balance', send, voidInvoice],
  ['a payment', 'deposit', pay, voidInvoice],
  ['a void', 'deposit', voidInvoice, pay],
  ['a refund', 'deposit', refund, pay],
];

function send(params: Params, revision?: Revision) {
  return service.call(api.sendInvoice, { as: sale.provider, params, body: { revision } });
}

function pay(params: Params, revision?: Revision) {
  return service.call(api.recordPayment, { as: sale.provider, params, body: { ...cash, revision } });
}

function voidInvoice(params: Params, revision?: Revision) {
  const body = { reason: 'Sent by mistake', revision };
  return service.call(api.voidInvoice, { as: sale.provider, params, body });
}

function refund(params: Params, revision?: Revision) {
  const body = { amount: '10.00', reason: 'One hour less', revision };
  return service.call(api.refundInvoice, { as: sale.provider, params, body });
}

async function read(params: Params) {
  return (await service.call(api.getInvoice, { as: sale.provider, params })).body;
}

describe('a write that names the invoice revision that it is based on', () => {
  test.each(writes)('when %s is stale, then it is rejected with the current invoice', async (...row) => {
    const [, part, write, before] = row;
    const params = await paramsOf(service, sale, part);
    const { revision } = await read(params);
    await before(params);
    const current = await read(params);

    const refused = await write(params, revision);

    expect(refused).toMatchObject({
      status: 409,
      problem: { code: 'stale_write', current, changedBy: { fields: { status: 'provider' } } },
    });
    expect(await read(params)).toEqual(current);
  });

  test('when the system has sent the invoice, then the rejection names the system', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    const { revision = 0 } = await read(params);

    const refused = await voidInvoice(params, revision - 1);

    expect(refused.problem).toMatchObject({
      current: { status: 'sent' },
      changedBy: { fields: { status: 'system', refundedAmount: null }, otherFields: null },
    });
  });

  test('when the client has cancelled the event, then the rejection names the client', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    const { revision } = await read(params);
    const event = { ...aCancelledEvent(sale.quote.eventId ?? ''), cancelledBy: 'client' } as const;
    await service.deliver(eventCancelled, event, { aggregateId: event.eventId, aggregateVersion: 6 });

    const refused = await pay(params, revision);

    expect(refused.problem).toMatchObject({
      current: { status: 'void' },
      changedBy: { fields: { status: 'client' } },
    });
  });

  test('when the revision is current, then the write is accepted and increments the revision', async () => {
    const params = await paramsOf(service, sale, 'balance');
    const { revision = 0 } = await read(params);

    const { status, body } = await send(params, revision);

    expect([status, body.revision]).toEqual([200, revision + 1]);
  });

  test('when two concurrent refunds name the same revision, then exactly one is made', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    const { body: paid } = await payPart(service, sale, params);

    const answers = await Promise.all([refund(params, paid.revision), refund(params, paid.revision)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(params)).creditNotes).toHaveLength(1);
  });

  test('when a refund is repeated with its key, then the answer is the same', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    const { body: paid } = await payPart(service, sale, params);
    const body = { amount: '10.00', reason: 'One hour less', revision: paid.revision };
    const call = { as: sale.provider, params, body, idempotencyKey: randomUUID() };
    const first = await service.call(api.refundInvoice, call);

    const second = await service.call(api.refundInvoice, call);

    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('when a write names no revision, then it is accepted', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    await pay(params);

    const { status } = await refund(params);

    expect(status).toBe(200);
  });
});
