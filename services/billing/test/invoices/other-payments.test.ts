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
});
afterAll(() => service.stop());

function sendBalance() {
  return service.call(api.sendInvoice, { as: sale.provider, params: balance });
}

async function otherPaymentsOf(params: { id: string }) {
  const ofProvider = await service.call(api.getInvoice, { as: sale.provider, params });
  const ofClient = await service.call(api.getClientInvoice, { as: sale.client, params });
  expect(ofClient.body.otherPayments).toEqual(ofProvider.body.otherPayments);
  return ofProvider.body.otherPayments;
}

describe('the balance of a quote', () => {
  test('when the deposit is unpaid, then there is no other payment', async () => {
    await sendBalance();

    expect(await otherPaymentsOf(balance)).toEqual([]);
  });

  test('when the deposit was paid, then both sides see it on the balance invoice, and no other payment on the deposit invoice', async () => {
    await payPart(service, sale, deposit);
    await sendBalance();

    const paid = { id: deposit.id, number: 1, part: 'deposit', amount: '300.00' };
    const expected = [{ ...paid, refundedAmount: '0.00', paidOn: '2026-03-02' }];
    expect(await otherPaymentsOf(balance)).toEqual(expected);
    expect(await otherPaymentsOf(deposit)).toEqual([]);
  });

  test('when some of the deposit was refunded, then the refunded amount is shown', async () => {
    await payPart(service, sale, deposit);
    await sendBalance();
    const body = { amount: '100.00', reason: 'One hour less' };
    await service.call(api.refundInvoice, { as: sale.provider, params: deposit, body });

    expect(await otherPaymentsOf(balance)).toMatchObject([{ amount: '300.00', refundedAmount: '100.00' }]);
  });

  test('when invoices are listed, then rows have no other payments', async () => {
    await payPart(service, sale, deposit);

    const { body } = await service.call(api.listInvoices, { as: sale.provider });

    expect(body[0]).not.toHaveProperty('otherPayments');
  });
});

describe('the document of the balance', () => {
  test('when the deposit was paid before the balance was sent, then the deposit’s payment is listed', async () => {
    await payPart(service, sale, deposit);
    await sendBalance();

    const { pages } = await pdfOf(service, api.getClientInvoicePdf, { as: sale.client, params: balance });

    expect(pages.flat()).toEqual(
      expect.arrayContaining([
        'Accepted quote total  $1,000.00',
        'Deposit paid on Mar 2, 2026  $300.00',
        'This invoice  $700.00',
      ]),
    );
  });

  test('when the deposit was paid after the balance was sent, then the deposit’s payment is not listed', async () => {
    await sendBalance();
    service.clock.advance({ days: 1 });
    await payPart(service, sale, deposit);

    const { pages } = await pdfOf(service, api.getClientInvoicePdf, { as: sale.client, params: balance });

    expect(pages.flat().join()).not.toContain('Deposit paid');
  });
});
