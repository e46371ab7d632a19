import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { draftOf, office, setIssuer } from '../support/billing-details.ts';
import { aSale, paramsOf } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;
let balance: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
  balance = await paramsOf(service, sale, 'balance');
  await setIssuer(service, sale, 'US 1');
});

afterAll(() => service.stop());

type Issuer = { taxNumber: string; billingAddress: string };

function send(issuer?: Issuer) {
  return service.call(api.sendInvoice, { as: sale.provider, params: balance, body: { issuer } });
}

describe('sending an invoice with the tax number and address that the provider has read', () => {
  test('when billing has the same data, then the invoice is sent with that data', async () => {
    const { status, body } = await send({ taxNumber: 'US 1', billingAddress: office });

    expect(status).toBe(200);
    expect(body.document?.issuer).toMatchObject({ taxNumber: 'US 1', address: office });
  });

  test.each([
    ['the tax number', { taxNumber: 'US 2', billingAddress: office }],
    ['the address', { taxNumber: 'US 1', billingAddress: '' }],
  ])('when the message about %s is still missing, then the call is rejected', async (_what, issuer) => {
    const refused = await send(issuer);

    expect(refused).toMatchObject({ status: 409, problem: { code: 'issuer_not_current' } });
    expect(await draftOf(service, sale, balance)).toMatchObject({ issuer: { taxNumber: 'US 1' } });
  });

  test('when the message about the change has arrived, then the invoice has the change, and no number is skipped', async () => {
    const issuer = { taxNumber: 'US 2', billingAddress: office };
    await send(issuer);
    await setIssuer(service, sale, 'US 2');

    const { status, body } = await send(issuer);

    expect([status, body.number, body.document?.issuer.taxNumber]).toEqual([200, 2, 'US 2']);
  });

  test('when the call is repeated after another change, then the sent invoice is unchanged', async () => {
    const issuer = { taxNumber: 'US 1', billingAddress: office };
    const first = await send(issuer);
    await setIssuer(service, sale, 'US 2');

    const second = await send(issuer);

    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('when the call contains neither, then the invoice has the data that billing stores', async () => {
    const { status, body } = await send();

    expect([status, body.document?.issuer.taxNumber]).toEqual([200, 'US 1']);
  });
});
