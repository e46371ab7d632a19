import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import * as declared from '@marquee/contracts/messages/privacy-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling, storedIn } from '../support/start-billing.ts';
import { pdfOf } from '../support/pdf-of.ts';
import { aSale, deleteAccount, paramsOf, payPart } from '../support/invoices-of-a-quote.ts';
import type { Sale } from '../support/invoices-of-a-quote.ts';

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
  const message = (await service.published()).find(({ aggregateId }) => aggregateId === `${exportId}/1`);
  const { records } = message?.payload as declared.ExportPage;
  return records.filter(({ kind }) => kind === 'invoices').map(({ record }) => record);
}

describe('invoices in an export', () => {
  test('when the provider requests it, then it has drafts and notes', async () => {
    const invoices = await exportOf(sale.quote.providerId);

    expect(invoices).toHaveLength(2);
    expect(invoices.find(({ part }) => part === 'deposit')).toMatchObject({
      payment: { note: 'Cash, in an envelope' },
    });
  });

  test('when the client requests it, then it has the sent invoice as the client reads it, with the receipt’s parties', async () => {
    const { body } = await service.call(api.getClientInvoice, { as: sale.client, params });

    const [record] = await exportOf(sale.client.clientId);
    expect(record).toMatchObject({
      ...body,
      receiptParties: { billedTo: { name: body.document?.billedTo.name } },
    });
  });
});

/** The content of both sides' receipts for the paid and refunded invoice, and of the client's document of the void invoice. */
async function documentsOf(voided: { id: string }) {
  const requests = [
    [api.getReceiptPdf, sale.provider, params],
    [api.getClientReceiptPdf, sale.client, params],
    [api.getClientInvoicePdf, sale.client, voided],
  ] as const;
  const rendered = [];
  for (const [operation, as, of] of requests) {
    rendered.push(await pdfOf(service, operation, { as, params: of }));
  }
  return rendered;
}

describe('invoices of a deleted account', () => {
  test.each(['client', 'provider'] as const)(
    'when the account is the %s’s, then issued invoices, receipts and credit notes are unchanged',
    async (role) => {
      const { provider } = sale;
      const refund = { amount: '100.00', reason: 'Dana asked for it' };
      await service.call(api.refundInvoice, { as: provider, params, body: refund });
      const balance = await paramsOf(service, sale, 'balance');
      await service.call(api.sendInvoice, { as: provider, params: balance });
      const body = { reason: 'Agreed by phone: replaced' };
      await service.call(api.voidInvoice, { as: provider, params: balance, body });
      const before = await documentsOf(balance);

      const accountId = role === 'client' ? sale.client.clientId : sale.quote.providerId;
      await deleteAccount(service, accountId, role);
      await deleteAccount(service, accountId, role);

      expect(await documentsOf(balance)).toEqual(before);
      expect(JSON.stringify(before)).toMatch(/Dana asked for it.*Void: Agreed by phone: replaced/);
    },
  );

  test.each([
    ['client', 'Cash, in an envelope'],
    ['provider', ''],
  ] as const)('when it is the %s’s, then the provider’s note of a payment is %j', async (role, note) => {
    const accountId = role === 'client' ? sale.client.clientId : sale.quote.providerId;

    await deleteAccount(service, accountId, role);
    await deleteAccount(service, accountId, role);

    expect(await storedIn(service, 'invoices', params.id)).toMatchObject([{ payment: { note } }]);
  });

  test('when a draft was voided, then the reason is erased with the provider’s account, not with the client’s', async () => {
    const draft = await paramsOf(service, sale, 'balance');
    const body = { reason: 'Dana pays cash' };
    await service.call(api.voidInvoice, { as: sale.provider, params: draft, body });

    await deleteAccount(service, sale.client.clientId, 'client');
    const afterClient = await storedIn(service, 'invoices', draft.id);
    await deleteAccount(service, sale.quote.providerId, 'provider');

    expect(afterClient).toMatchObject([{ voidReason: 'Dana pays cash' }]);
    expect(await storedIn(service, 'invoices', draft.id)).toMatchObject([{ status: 'void', voidReason: '' }]);
  });
});
