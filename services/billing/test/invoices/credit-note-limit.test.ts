import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let params: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

/** A paid deposit of $300.00 with 20 refunds of one cent each. */
beforeEach(async () => {
  sale = await aSale(service);
  params = await paramsOf(service, sale, 'deposit');
  await payPart(service, sale, params);
  for (let times = 0; times < 20; times += 1) {
    await refund('0.01');
  }
});

afterAll(() => service.stop());

function refund(amount: string) {
  const body = { amount, reason: 'One song less' };
  return service.call(api.refundInvoice, { as: sale.provider, params, body });
}

describe('refunds of one invoice', () => {
  test('when there are 20, then another partial refund is rejected, but refunding the whole rest is allowed', async () => {
    const part = await refund('0.01');
    const rest = await refund('299.80');

    expect([part.status, part.problem.code]).toEqual([409, 'too_many_credit_notes']);
    expect(part.problem.message).toMatch(/20 refunds.*Refund the rest at once/);
    expect(part.problem.errors?.map(({ path }) => path)).toEqual(['amount']);
    expect(rest.body).toMatchObject({ status: 'refunded', refundedAmount: '300.00' });
  });

  test('when the provider reads the invoice, then it says that no further partial refund is possible', async () => {
    const { body } = await service.call(api.getInvoice, { as: sale.provider, params });

    expect(body.partialRefundsLeft).toBe(0);
  });

  test('when invoices are listed, then a row has the refunded amount but no credit notes', async () => {
    const ofProvider = await service.call(api.listInvoices, { as: sale.provider });
    const ofClient = await service.call(api.listClientInvoices, { as: sale.client });
    const one = await service.call(api.getInvoice, { as: sale.provider, params });

    const rows = [ofProvider, ofClient].map(({ body }) => body.find(({ id }) => id === params.id));
    expect(rows).toMatchObject([
      { refundedAmount: '0.20', creditNotes: [] },
      { refundedAmount: '0.20', creditNotes: [] },
    ]);
    expect(one.body.creditNotes).toHaveLength(20);
  });
});
