import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling, storedIn } from '../support/start-billing.ts';
import {
  deliverAcceptedQuote,
  aSale,
  deleteAccount,
  paramsOf,
  payPart,
  messagesOf,
} from '../support/invoices-of-a-quote.ts';
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

describe('invoices of a provider who deletes their account', () => {
  test('when one is a draft, then it becomes void without a number, and only its status is published', async () => {
    await deleteAccount(service, sale.quote.providerId, 'provider');
    await deleteAccount(service, sale.quote.providerId, 'provider');

    expect(await storedIn(service, 'invoices', balance.id)).toMatchObject([
      {
        ...{ status: 'void', number: null, voidReason: 'The provider has left Marquee' },
        history: [
          { type: 'drafted', version: 1 },
          { type: 'provider-left', version: 2, actor: 'system' },
        ],
      },
    ]);
    expect(await messagesOf(service, balance.id)).toEqual([]);
  });

  test('when one was sent and is unpaid, then its client reads that it is void, and the change is published', async () => {
    await deleteAccount(service, sale.quote.providerId, 'provider');

    const { body } = await service.call(api.getClientInvoice, { as: sale.client, params: deposit });
    expect(body).toMatchObject({
      ...{ number: 1, status: 'void', voidReason: 'The provider has left Marquee' },
    });
    expect(await messagesOf(service, deposit.id)).toEqual([
      ['billing.invoice.sent.v1', 'sent'],
      ['billing.invoice.voided.v1', 'void'],
    ]);
  });

  test('when one was paid, then it stays paid', async () => {
    await payPart(service, sale, deposit);

    await deleteAccount(service, sale.quote.providerId, 'provider');

    const { body } = await service.call(api.getClientInvoice, { as: sale.client, params: deposit });
    expect(body).toMatchObject({ status: 'paid', voidReason: '' });
  });

  test('when the acceptance arrives after the deletion, then no invoice is sent', async () => {
    const { quote } = await aSale(service, { providerId: sale.quote.providerId });
    await deleteAccount(service, sale.quote.providerId, 'provider');
    await service.connection.collection('invoices').deleteMany({ quoteId: quote.quoteId });

    await deliverAcceptedQuote(service, quote);

    const found = await service.connection.collection('invoices').find({ quoteId: quote.quoteId }).toArray();
    expect(found).toMatchObject([
      { status: 'void', number: null },
      { status: 'void', number: null },
    ]);
  });

  test('when the client deletes their account instead, then a sent invoice stays unpaid', async () => {
    await deleteAccount(service, sale.client.clientId, 'client');

    const { body } = await service.call(api.getInvoice, { as: sale.provider, params: deposit });
    expect(body).toMatchObject({ status: 'sent' });
  });
});
