import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import { remindOfInvoice } from '@marquee/contracts/invoice-reminder-operations';
import { invoiceReminded } from '@marquee/contracts/messages/invoice-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let deposit: { id: string };

beforeEach(async () => {
  service = await startBilling();
  sale = await aSale(service);
  deposit = await paramsOf(service, sale, 'deposit');
});

afterEach(() => service.stop());

function remind(own: { revision?: number; idempotencyKey?: string } = {}) {
  const { revision, ...key } = own;
  return service.call(remindOfInvoice, { as: sale.provider, params: deposit, body: { revision }, ...key });
}

async function published(): Promise<number> {
  return (await service.published()).filter(({ type }) => type === invoiceReminded.type).length;
}

describe('a reminder by hand', () => {
  test('when it is the first on that day, then it is published and the invoice shows its time', async () => {
    const { status, body } = await remind();

    expect([status, await published()]).toEqual([200, 1]);
    expect(body.reminders).toMatchObject({
      lastAt: '2026-03-02T15:00:00.000Z',
      canSend: false,
      canSendFrom: '2026-03-03T05:00:00.000Z',
    });
  });

  test('when it is the second on that day, then it is rejected with the next possible day', async () => {
    await remind();
    service.clock.set(new Date('2026-03-03T04:59:00.000Z'));

    const { status, problem } = await remind();

    expect([status, problem.code, problem.message, await published()]).toEqual([
      ...[409, 'reminded_today'],
      'You have already sent a reminder today. You can send the next one on Mar 3, 2026.',
      1,
    ]);
  });

  test('when the next day has begun in the event’s time zone, then another reminder is published', async () => {
    await remind();
    service.clock.set(new Date('2026-03-03T05:00:00.000Z'));

    const { status } = await remind();

    expect([status, await published()]).toEqual([200, 2]);
  });

  test('when the call is repeated with its key, then no second reminder is published', async () => {
    const idempotencyKey = randomUUID();
    await remind({ idempotencyKey });

    const { status } = await remind({ idempotencyKey });

    expect([status, await published()]).toEqual([200, 1]);
  });

  test('when two are sent at once, then one is published', async () => {
    const answers = await Promise.all([remind(), remind()]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await published()).toBe(1);
  });

  test('when the provider has read an older revision, then it is rejected as stale', async () => {
    const { body } = await service.call(api.getInvoice, { as: sale.provider, params: deposit });

    const { status, problem } = await remind({ revision: (body.revision ?? 0) - 1 });

    expect([status, problem.code, await published()]).toEqual([409, 'stale_write', 0]);
  });

  test('when the invoice is paid or still a draft, then it is rejected', async () => {
    await payPart(service, sale, deposit);
    const balance = await paramsOf(service, sale, 'balance');

    const paid = await remind();
    const draft = await service.call(remindOfInvoice, { as: sale.provider, params: balance });

    expect([paid.problem.code, draft.problem.code]).toEqual(['invoice_already_paid', 'invoice_is_draft']);
  });
});
