import * as api from '@marquee/contracts/invoice-operations';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let deposit: { id: string };
let balance: { id: string };

/** The balance of $700.00 is due on June 13, 2026 and is sent on May 30. */
beforeAll(async () => {
  service = await startBilling();
});
beforeEach(async () => {
  sale = await aSale(service);
  deposit = await paramsOf(service, sale, 'deposit');
  balance = await paramsOf(service, sale, 'balance');
});
afterAll(() => service.stop());

/** Pays the invoice and returns the next payment that the message about this payment contains. */
async function nextAfterPaying(params: { id: string }): Promise<unknown> {
  await payPart(service, sale, params);
  const message = (await service.published()).find(
    ({ type, aggregateId }) => type === 'billing.invoice.paid.v1' && aggregateId === params.id,
  );
  return (message?.payload as InvoiceSnapshot).nextPayment;
}

describe('the message of a paid invoice', () => {
  test('when the balance is a draft, then the message has the amount and the date of sending of the balance', async () => {
    expect(await nextAfterPaying(deposit)).toEqual({
      amountCents: 70_000,
      dueOn: '2026-06-13',
      sendsAt: '2026-05-30T13:00:00.000Z',
    });
  });

  test('when the balance is already sent, then the message has no date of sending', async () => {
    await service.call(api.sendInvoice, { as: sale.provider, params: balance });

    expect(await nextAfterPaying(deposit)).toEqual({
      amountCents: 70_000,
      dueOn: '2026-06-13',
      sendsAt: null,
    });
  });

  test('when the balance is void, then nothing is due next', async () => {
    await service.call(api.voidInvoice, { as: sale.provider, params: balance, body: { reason: 'Mistake' } });

    expect(await nextAfterPaying(deposit)).toBeNull();
  });

  test('when the deposit was paid before the balance, then nothing is due next', async () => {
    await service.call(api.sendInvoice, { as: sale.provider, params: balance });
    await payPart(service, sale, deposit);

    expect(await nextAfterPaying(balance)).toBeNull();
  });
});
