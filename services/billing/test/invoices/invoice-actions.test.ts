import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, cash, paramsOf, partsOf, payPart, messagesOf } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let params: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
  params = await paramsOf(service, sale, 'deposit');
});

afterAll(() => service.stop());

function refund(amount: string, idempotencyKey?: string) {
  const body = { amount, reason: 'One hour less' };
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  return service.call(api.refundInvoice, { as: sale.provider, params, body, ...key });
}

describe('send an invoice', () => {
  test('when it is a draft, then it gets the next number; a repeated call changes nothing', async () => {
    const balance = await paramsOf(service, sale, 'balance');

    const first = await service.call(api.sendInvoice, { as: sale.provider, params: balance });
    const again = await service.call(api.sendInvoice, { as: sale.provider, params: balance });

    expect([first.status, first.body.number, first.body.status]).toEqual([200, 2, 'sent']);
    expect(again.body).toEqual(first.body);
    expect(await messagesOf(service, balance.id)).toEqual([['billing.invoice.sent.v1', 'sent']]);
  });
});

describe('record a payment', () => {
  test('when the invoice was sent, then it is paid with date and note, and the payment is published', async () => {
    const { status, body } = await payPart(service, sale, params);

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'paid', payment: cash, paidAt: service.clock.now().toISOString() });
    expect((await messagesOf(service, params.id)).at(-1)).toEqual(['billing.invoice.paid.v1', 'paid']);
  });

  test('when a call is repeated with its key, then the answer is the same, and a call without the key is rejected', async () => {
    const call = { as: sale.provider, params, body: cash, idempotencyKey: randomUUID() };
    const first = await service.call(api.recordPayment, call);

    const again = await service.call(api.recordPayment, call);
    const another = await payPart(service, sale, params);

    expect(again.body).toEqual(first.body);
    expect([another.status, another.problem.code]).toEqual([409, 'invoice_already_paid']);
  });

  test.each([
    { body: { paidOn: '2026-03-03' }, status: 422, code: 'payment_in_future' },
    { body: { paidOn: '2026-03-01' }, status: 422, code: 'payment_before_acceptance' },
    { body: { paidOn: 'yesterday' }, status: 400, code: 'invalid_input' },
    { body: {}, status: 400, code: 'invalid_input' },
  ])('when the body is $body, then the call is rejected with $status', async ({ body, status, code }) => {
    const answer = await service.call(api.recordPayment, { as: sale.provider, params, body });

    expect([answer.status, answer.problem.code]).toEqual([status, code]);
  });

  test('when the invoice is still a draft, then the call is rejected', async () => {
    const { status, problem } = await payPart(service, sale, await paramsOf(service, sale, 'balance'));

    expect([status, problem.code]).toEqual([409, 'invoice_is_draft']);
  });
});

describe('refund an invoice', () => {
  test('when a part is refunded and then the rest, then each refund has a numbered credit note', async () => {
    await payPart(service, sale, params);

    const part = await refund('100.00');
    const rest = await refund('200.00');

    expect(part.body).toMatchObject({
      status: 'partly_refunded',
      refundedAmount: '100.00',
      amount: '300.00',
    });
    expect(rest.body).toMatchObject({
      status: 'refunded',
      creditNotes: [
        { number: '1-1', amount: '100.00', reason: 'One hour less' },
        { number: '1-2', amount: '200.00' },
      ],
    });
    expect((await messagesOf(service, params.id)).slice(-2)).toEqual([
      ['billing.invoice.refunded.v1', 'partly_refunded'],
      ['billing.invoice.refunded.v1', 'refunded'],
    ]);
  });

  test('when it is refunded twice with one key, then one refund is made', async () => {
    await payPart(service, sale, params);
    const key = randomUUID();

    await Promise.all([refund('100.00', key), refund('100.00', key)]);
    const again = await refund('100.00', key);

    expect(again.body).toMatchObject({ refundedAmount: '100.00' });
  });

  test.each([
    { amount: '300.01', status: 422, code: 'refund_exceeds_payment' },
    { amount: '0.00', status: 400, code: 'invalid_input' },
    { amount: '-1.00', status: 400, code: 'invalid_input' },
  ])('when the amount is $amount of 300.00, then it is rejected', async ({ amount, status, code }) => {
    await payPart(service, sale, params);

    const answer = await refund(amount);

    expect([answer.status, answer.problem.code]).toEqual([status, code]);
  });

  test('when it was never paid, then the refund is rejected', async () => {
    const { status, problem } = await refund('1.00');

    expect([status, problem.code]).toEqual([409, 'invoice_not_paid']);
  });
});

describe('void an invoice', () => {
  const body = { reason: 'Agreed on the phone' };

  test('when it was sent, then it becomes void and keeps its number, and the change is published', async () => {
    const answer = await service.call(api.voidInvoice, { as: sale.provider, params, body });

    expect(answer.body).toMatchObject({ status: 'void', number: 1, voidReason: 'Agreed on the phone' });
    expect((await messagesOf(service, params.id)).at(-1)).toEqual(['billing.invoice.voided.v1', 'void']);
  });

  test('when it was a draft, then it becomes void, and only its status is published', async () => {
    const balance = await paramsOf(service, sale, 'balance');

    const answer = await service.call(api.voidInvoice, { as: sale.provider, params: balance, body });

    expect(answer.body).toMatchObject({ status: 'void', number: null });
    expect(await messagesOf(service, balance.id)).toEqual([]);
  });

  test('when it was paid, then the call is rejected with the advice to refund it', async () => {
    await payPart(service, sale, params);

    const { status, problem } = await service.call(api.voidInvoice, { as: sale.provider, params, body });

    expect([status, problem.message]).toEqual([409, 'This invoice has been paid: refund it instead']);
    expect((await partsOf(service, sale)).deposit?.status).toBe('paid');
  });
});
