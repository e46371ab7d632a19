import * as api from '@marquee/contracts/invoice-operations';
import type { Caller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aNewcomer, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, deleteAccount, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
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

async function deletionImpact(as: Caller) {
  return (await service.call(api.getInvoicesAtStake, { as })).body;
}

const nothing = { unpaid: { count: 0, amount: '0.00' }, paidCount: 0 };
const all = { unpaid: { count: 2, amount: '1000.00' }, paidCount: 0 };

describe('invoices affected by deleting an account', () => {
  test('when nothing is paid, then the whole amount, including the draft, is unpaid for both sides', async () => {
    expect(await deletionImpact(sale.provider)).toEqual(all);
    expect(await deletionImpact(sale.client)).toEqual(all);
  });

  test('when the deposit is paid and partly refunded, then only the balance counts as unpaid', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    await payPart(service, sale, params);
    const body = { amount: '1.00', reason: 'One song less' };
    await service.call(api.refundInvoice, { as: sale.provider, params, body });

    const left = { unpaid: { count: 1, amount: '700.00' }, paidCount: 1 };
    expect(await deletionImpact(sale.provider)).toEqual(left);
    expect(await deletionImpact(sale.client)).toEqual(left);
  });

  test('when an invoice is void, then it is not counted', async () => {
    await deleteAccount(service, sale.quote.providerId, 'provider');

    expect(await deletionImpact(sale.client)).toEqual(nothing);
  });

  test.each<{ who: string; as: Caller }>([
    { who: 'another client', as: aClientCaller() },
    { who: 'another provider', as: aProviderCaller() },
    { who: 'somebody without a role', as: aNewcomer() },
  ])('when $who calls, then no invoice is counted', async ({ as }) => {
    expect(await deletionImpact(as)).toEqual(nothing);
  });

  test('when nobody is signed in, then the call is rejected', async () => {
    expect((await service.call(api.getInvoicesAtStake, {})).status).toBe(401);
  });
});
