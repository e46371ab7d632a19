import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let deposit: { id: string };
let balance: { id: string };

beforeAll(async () => {
  service = await startBilling();
});
beforeEach(async () => {
  sale = await aSale(service);
  deposit = await paramsOf(service, sale, 'deposit');
  balance = await paramsOf(service, sale, 'balance');
  await payPart(service, sale, deposit);
});
afterAll(() => service.stop());

async function receiptOf(params: { id: string }): Promise<readonly string[]> {
  const { pages } = await pdfOf(service, api.getClientReceiptPdf, { as: sale.client, params });
  return pages.flat();
}

describe('the receipt of an installment', () => {
  test('when the balance is unpaid, then the receipt shows the agreed total, the payment and the remaining amount', async () => {
    const lines = await receiptOf(deposit);

    expect(lines).toEqual(
      expect.arrayContaining([
        'Payment  Paid outside Marquee, recorded by Nova Sound',
        'Accepted quote total  $1,000.00',
        'Still to pay, due Jun 13, 2026  $700.00',
        'Paid  $300.00',
      ]),
    );
    expect(lines.join()).not.toContain('envelope');
  });

  test('when the installment was paid by card, then the receipt says so', async () => {
    const card = { accountId: 'acct_1', paymentId: 'pi_1' };
    const invoices = service.connection.collection<{ _id: string }>('invoices');
    await invoices.updateOne({ _id: deposit.id }, { $set: { 'payment.card': card } });

    expect(await receiptOf(deposit)).toContain('Payment  Paid by card');
  });

  test('when the balance was sent, then the balance is listed as unpaid', async () => {
    await service.call(api.sendInvoice, { as: sale.provider, params: balance });

    expect(await receiptOf(deposit)).toContain('Still to pay, due Jun 13, 2026  $700.00');
  });

  test('when the whole quote is paid, then nothing is left to pay', async () => {
    await service.call(api.sendInvoice, { as: sale.provider, params: balance });
    await payPart(service, sale, balance);

    const lines = await receiptOf(balance);

    expect(lines).toEqual(expect.arrayContaining(['Accepted quote total  $1,000.00', 'Paid  $700.00']));
    expect(lines.join()).not.toContain('Still to pay');
  });

  test('when the balance is void, then nothing is left to pay', async () => {
    await service.call(api.voidInvoice, { as: sale.provider, params: balance, body: { reason: 'Mistake' } });

    expect((await receiptOf(deposit)).join()).not.toContain('Still to pay');
  });
});
