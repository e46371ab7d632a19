import { listSubscriptions } from '@marquee/contracts/admin-operations';
import { listClientInvoices, listInvoices } from '@marquee/contracts/invoice-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller, anAdminCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { listReadings } from '@marquee/service-kit/test-kit/list-readings';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aSale } from './support/invoices-of-a-quote.ts';
import { aProviderSnapshot } from './support/snapshots.ts';
import { startBilling } from './support/start-billing.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBilling();
});

afterAll(() => service.stop());

test('when a list is longer, then reading it takes no more database commands', async () => {
  const client = aClientCaller();
  const provider = aProviderCaller();
  const grow = async (by: number) => {
    for (const known of Array.from({ length: by }, () => aProviderSnapshot())) {
      await service.deliver(providerChanged, known, { aggregateId: known.providerId });
      await aSale(service, { providerId: provider.providerId, clientId: client.clientId });
    }
  };
  const lists = [
    [listClientInvoices, client],
    [listInvoices, provider],
    [listSubscriptions, anAdminCaller()],
  ] as const;

  await grow(2);
  const short = await listReadings(service, lists);
  await grow(10);
  const long = await listReadings(service, lists);

  expect(short).toMatchObject([
    { rows: 2, commands: ['find', 'find', 'find'] },
    { rows: 4, commands: ['find', 'find'] },
    { rows: 2, commands: ['aggregate', 'find'] },
  ]);
  expect(long).toEqual(short.map(({ rows, ...reading }) => ({ ...reading, rows: rows * 6 })));
});
