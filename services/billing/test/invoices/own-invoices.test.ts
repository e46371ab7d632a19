import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import * as declared from '@marquee/contracts/messages/privacy-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling, storedIn } from '../start-billing.ts';
import { aSale, leaves, paramsOf, payPart } from './support.ts';
import type { Sale } from './support.ts';

let service: TestService;
let sale: Sale;
let params: { id: string };

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(async () => {
  sale = await aSale(service);
  params = await paramsOf(service, sale, 'deposit');
  await payPart(service, sale, params);
});

afterAll(() => service.stop());

async function exportOf(accountId: string) {
  const exportId = randomUUID();
  await service.deliver(declared.exportAsked, { exportId, accountId });
  const told = (await service.published()).find(({ aggregateId }) => aggregateId === `${exportId}/1`);
  const { records } = told?.payload as declared.ExportPage;
  return records.filter(({ kind }) => kind === 'invoices').map(({ record }) => record);
}

describe('invoices in an export', () => {
  test('when the provider asks, then drafts and notes are in it', async () => {
    const invoices = await exportOf(sale.quote.providerId);

    expect(invoices).toHaveLength(2);
    expect(invoices.find(({ part }) => part === 'deposit')).toMatchObject({
      payment: { note: 'Cash, in an envelope' },
    });
  });

  test('when the client asks, then what was sent to them is in it, as they read it', async () => {
    const { body } = await service.call(api.getClientInvoice, { as: sale.client, params });

    const [record] = await exportOf(sale.client.clientId);
    expect(record).toMatchObject({
      ...body,
      receiptParties: { billedTo: { name: body.document?.billedTo.name } },
    });
  });
});

describe('an account with invoices was deleted', () => {
  test.each(['client', 'provider'] as const)(
    'when it was the %s’s, then what was issued is kept, the reason of a refund too, and a note is not',
    async (role) => {
      const body = { amount: '100.00', reason: 'Dana asked for it' };
      await service.call(api.refundInvoice, { as: sale.provider, params, body });

      const accountId = role === 'client' ? sale.client.clientId : sale.quote.providerId;
      await leaves(service, accountId, role);
      await leaves(service, accountId, role);

      const stored = await storedIn(service, 'invoices', params.id);
      expect(stored).toMatchObject([
        {
          ...{ number: 1, status: 'partly_refunded', amountCents: 30_000 },
          payment: { paidOn: '2026-03-02', note: '' },
          creditNotes: [{ number: '1-1', amountCents: 10_000, reason: 'Dana asked for it' }],
          history: [{}, { type: 'sent' }, { type: 'paid' }, { type: 'refunded' }, { type: 'erased' }],
        },
      ]);
      expect(JSON.stringify(stored)).not.toMatch(/envelope/);
    },
  );
});
