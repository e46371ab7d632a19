import * as api from '@marquee/contracts/invoice-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf } from '../support/invoices-of-a-quote.ts';
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

async function statusMessagesOf(id: string): Promise<unknown[]> {
  const messages = (await service.published()).filter(
    ({ type, aggregateId }) => type === 'billing.invoice.changed.v1' && aggregateId === id,
  );
  return messages.map(({ payload }) => payload);
}

describe('the published status of an invoice', () => {
  test('when the invoice is drafted, and when the draft becomes void, then the status is published', async () => {
    const params = await paramsOf(service, sale, 'balance');

    await service.call(api.voidInvoice, { as: sale.provider, params, body: { reason: 'Agreed' } });

    expect(await statusMessagesOf(params.id)).toMatchObject([
      { status: 'draft', number: null, amountCents: 70_000, isRefundUnderWay: false },
      { status: 'void', number: null, sendsAt: null },
    ]);
  });

  test('when the invoice is a draft, then the message has the date of its sending', async () => {
    const params = await paramsOf(service, sale, 'balance');
    const { body } = await service.call(api.getInvoice, { as: sale.provider, params });

    expect(body.sendsAt).not.toBeNull();
    expect(await statusMessagesOf(params.id)).toMatchObject([{ status: 'draft', sendsAt: body.sendsAt }]);
  });

  test('when an earlier release did not publish the status, then the starts of this release publish it once', async () => {
    const { id } = await paramsOf(service, sale, 'deposit');
    const stored = service.connection.collection<{ _id: string }>('invoices');
    await stored.updateOne({ _id: id }, { $unset: { isAnnounced: 1 } });

    await Promise.all([service.initAgain(), service.initAgain()]);
    await service.initAgain();

    expect(await statusMessagesOf(id)).toMatchObject([
      { status: 'draft', number: null },
      { status: 'sent', number: 1, clientId: sale.quote.clientId },
    ]);
  });

  test('when a replica of an earlier release drafts an invoice after this release started, then this release publishes the status', async () => {
    const { id } = await paramsOf(service, sale, 'deposit');
    const stored = service.connection.collection<{ _id: string }>('invoices');
    await stored.updateOne({ _id: id }, { $unset: { isAnnounced: 1 } });

    service.wake();

    await pollUntil(async () => (await statusMessagesOf(id)).length === 2);
    expect((await statusMessagesOf(id)).at(-1)).toMatchObject({ status: 'sent', number: 1 });
  });
});
