import * as api from '@marquee/contracts/invoice-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf, partsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

let service: TestService;
let sale: Sale;

beforeEach(async () => {
  service = await startBilling();
  sale = await aSale(service);
});

afterEach(() => service.stop());

async function listed(query: Record<string, string>): Promise<string[]> {
  const { body } = await service.call(api.listInvoices, { as: sale.provider, query });
  return body.map(({ part }) => part);
}

describe('a provider’s invoices', () => {
  test('when they are listed, then the latest due date comes first, page by page', async () => {
    const first = await service.call(api.listInvoices, { as: sale.provider, query: { limit: '1' } });
    const after = first.body[0]?.id ?? '';
    const second = await service.call(api.listInvoices, { as: sale.provider, query: { limit: '1', after } });

    expect([first.headers.get('x-total-count'), first.body[0]?.part, second.body[0]?.part]).toEqual([
      ...['2', 'balance', 'deposit'],
    ]);
    expect(first.body[0]).toMatchObject({
      clientName: 'Dana Reyes',
      eventName: 'Wedding of Dana and Lee',
      timeZone: 'America/New_York',
    });
  });

  test('when a status or age is given, then only invoices with it are listed', async () => {
    expect(await listed({ status: 'draft' })).toEqual(['balance']);
    expect(await listed({ age: 'not_yet_due' })).toEqual(['deposit']);

    service.clock.advance({ days: 32 });

    expect(await listed({ age: 'overdue' })).toEqual(['deposit']);
    expect(await listed({ age: 'overdue_31_to_60' })).toEqual(['deposit']);
    expect(await listed({ age: 'overdue_1_to_30' })).toEqual([]);
  });

  test('when a due date has passed in the event’s time zone, then the invoice is overdue until it is paid', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    const isOverdue = async () =>
      (await service.call(api.getInvoice, { as: sale.provider, params })).body.isOverdue;

    service.clock.set(new Date('2026-03-03T04:59:00Z'));
    expect(await isOverdue()).toBe(false);
    service.clock.set(new Date('2026-03-03T05:00:00Z'));
    expect(await isOverdue()).toBe(true);
    await payPart(service, sale, params);
    expect(await isOverdue()).toBe(false);
  });

  test('when the aging is requested, then every range has a count and a sum', async () => {
    service.clock.advance({ days: 3 });

    const { body } = await service.call(api.getInvoiceAging, { as: sale.provider });

    expect(body).toEqual([
      { age: 'not_yet_due', count: 0, amount: '0.00' },
      { age: 'overdue_1_to_30', count: 1, amount: '300.00' },
      { age: 'overdue_31_to_60', count: 0, amount: '0.00' },
      { age: 'overdue_61_to_90', count: 0, amount: '0.00' },
      { age: 'overdue_over_90', count: 0, amount: '0.00' },
    ]);
  });

  test('when another provider requests one, then the answer is 404, and their list is empty', async () => {
    const as = aProviderCaller();
    const params = await paramsOf(service, sale, 'deposit');

    const one = await service.call(api.getInvoice, { as, params });
    const sent = await service.call(api.sendInvoice, { as, params });
    const all = await service.call(api.listInvoices, { as });

    expect([one.status, sent.status, all.body]).toEqual([404, 404, []]);
  });
});

describe('a client’s invoices', () => {
  test('when one was sent and one is a draft, then the client reads the sent one, without the provider’s note', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    await payPart(service, sale, params);

    const all = await service.call(api.listClientInvoices, { as: sale.client });
    const one = await service.call(api.getClientInvoice, { as: sale.client, params });

    const { document, cancelledBy, hasProviderLeft, otherPayments, ...listed } = one.body;
    expect(all.body).toEqual([listed]);
    expect([cancelledBy, hasProviderLeft, otherPayments]).toEqual([null, false, []]);
    expect(document?.issuer.name).toBe('Nova Sound');
    expect(one.body).toMatchObject({ part: 'deposit', providerName: 'Nova Sound', status: 'paid' });
    expect(JSON.stringify(one.body)).not.toContain('envelope');
  });

  test('when the balance is not sent yet, then the deposit shows the balance’s amount and dates, and nothing more', async () => {
    const params = await paramsOf(service, sale, 'deposit');
    const { balance } = await partsOf(service, sale);

    const all = await service.call(api.listClientInvoices, { as: sale.client });
    const one = await service.call(api.getClientInvoice, { as: sale.client, params });

    const toCome = [{ amount: '700.00', dueOn: balance?.dueOn, sendsAt: balance?.sendsAt }];
    expect([all.body[0]?.toCome, one.body.toCome]).toEqual([toCome, toCome]);
  });

  test('when the balance was sent or voided, then the deposit announces no further payment', async () => {
    const params = await paramsOf(service, sale, 'balance');
    const other = await aSale(service, { clientId: sale.client.clientId });
    const toComeOf = async ({ quote }: Sale) => {
      const { body } = await service.call(api.listClientInvoices, { as: sale.client });
      return body.filter(({ quoteId }) => quoteId === quote.quoteId).flatMap(({ toCome }) => toCome);
    };

    await service.call(api.sendInvoice, { as: sale.provider, params });
    expect([(await toComeOf(sale)).length, (await toComeOf(other)).length]).toEqual([0, 1]);

    const draft = await paramsOf(service, other, 'balance');
    const body = { reason: 'A mistake' };
    await service.call(api.voidInvoice, { as: other.provider, params: draft, body });
    expect(await toComeOf(other)).toEqual([]);
  });

  test('when unpaid invoices are requested, then only those are listed and counted', async () => {
    const asked = { as: sale.client, query: { status: 'sent' } } as const;
    const before = await service.call(api.listClientInvoices, asked);

    await payPart(service, sale, await paramsOf(service, sale, 'deposit'));
    const after = await service.call(api.listClientInvoices, asked);

    expect(before.body.map(({ part }) => part)).toEqual(['deposit']);
    expect([before, after].map(({ headers }) => headers.get('x-total-count'))).toEqual(['1', '0']);
  });

  test('when drafts are requested, then the list is empty', async () => {
    const { body } = await service.call(api.listClientInvoices, {
      as: sale.client,
      query: { status: 'draft' },
    });

    expect(body).toEqual([]);
  });

  test('when an invoice is a draft, or another client’s, then the answer is 404', async () => {
    const [draft, sent] = [
      await paramsOf(service, sale, 'balance'),
      await paramsOf(service, sale, 'deposit'),
    ];

    const own = await service.call(api.getClientInvoice, { as: sale.client, params: draft });
    const others = await service.call(api.getClientInvoice, { as: aClientCaller(), params: sent });

    expect([own.status, others.status]).toEqual([404, 404]);
  });
});
