import * as api from '@marquee/contracts/invoice-operations';
import { countDamaged, listsBrokenByDamage } from '@marquee/service-kit/test-kit/damaged-records';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { aSale, paramsOf } from '../support/invoices-of-a-quote.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBilling();
});

afterAll(() => service.stop());

describe('a stored invoice that lacks a field', () => {
  test.each([
    ['the provider’s invoices', api.listInvoices, 'provider'],
    ['the client’s invoices', api.listClientInvoices, 'client'],
  ] as const)(
    'when no row of %s is valid, then the list is an error, and damaged rows are counted',
    async (_list, operation, role) => {
      const sale = await aSale(service);
      const stored = service.connection.collection('invoices');
      await stored.updateMany({ quoteId: sale.quote.quoteId }, { $unset: { createdAt: 1, amountCents: 1 } });
      const before = await countDamaged(service);

      const { status, problem } = await service.call(operation, { as: sale[role] });

      expect([status, problem.code]).toEqual([500, 'internal_error']);
      expect(await countDamaged(service)).toBeGreaterThan(before);
    },
  );

  test.each([
    ['the provider’s invoices', api.listInvoices, 'provider'],
    ['the client’s invoices', api.listClientInvoices, 'client'],
  ] as const)('when %s are listed, then the intact row appears', async (_list, operation, role) => {
    const sale = await aSale(service);
    const deposit = await paramsOf(service, sale, 'deposit');
    const balance = await paramsOf(service, sale, 'balance');
    const before = await countDamaged(service);

    const losing = await listsBrokenByDamage(
      service,
      { collection: 'invoices', id: balance.id },
      { intact: deposit.id, list: () => service.call(operation, { as: sale[role] }) },
    );

    expect(losing).toEqual([]);
    expect(await countDamaged(service)).toBeGreaterThan(before);
  });
});
