import { randomUUID } from 'node:crypto';
import {
  accountErased,
  eventsExportCollected,
  exportAsked,
  exportPage,
} from '@marquee/contracts/messages/privacy-messages';
import type { ExportPage } from '@marquee/contracts/messages/privacy-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aDraft, aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

async function pagesFor(accountId: string, times = 1): Promise<ExportPage[]> {
  const exportId = randomUUID();
  for (let time = 0; time < times; time += 1) {
    await service.deliver(exportAsked, { exportId, accountId }, { aggregateId: accountId });
  }
  const messages = (await service.published()).filter(({ type }) => type === eventsExportCollected.type);
  const pages = messages.map(({ payload }) => exportPage.parse(payload));
  return pages.filter((page) => page.exportId === exportId).toSorted((a, b) => a.page - b.page);
}

function namesIn(pages: readonly ExportPage[]): unknown[] {
  return pages.flatMap(({ records }) => records.map(({ record }) => record.name));
}

describe('the events part of an export', () => {
  test('when a client requests an export, then it has the client’s own drafts and requests with history', async () => {
    const { client } = await aDraft(service, { name: 'My draft' });
    await aSentRequest(service, { name: 'My request' }, { client });
    await aSentRequest(service, { name: 'Of somebody else' });

    const pages = await pagesFor(client.clientId);

    expect(namesIn(pages).toSorted()).toEqual(['My draft', 'My request']);
    expect(pages[0]).toMatchObject({ accountId: client.clientId, page: 1, isLast: true });
    const request = pages[0]?.records.find(({ record }) => record.name === 'My request');
    expect(request?.record).toMatchObject({ history: [{ type: 'created' }, { type: 'sent' }] });
  });

  test('when a provider requests an export, then it has the requests sent to the provider, and no draft', async () => {
    const fixture = await aSentRequest(service, { name: 'For them' });
    await aDraft(service, { name: 'Not theirs yet' }, { provider: fixture.provider });

    expect(namesIn(await pagesFor(fixture.provider.providerId))).toEqual(['For them']);
  });

  test('when the account has no events, then an empty last page is published', async () => {
    expect(await pagesFor(randomUUID())).toMatchObject([{ page: 1, isLast: true, records: [] }]);
  });

  test('when the account was erased before the export is collected, then no page of the export is stored', async () => {
    const { client } = await aDraft(service);
    const { clientId: accountId } = client;
    const payload = { accountId, role: 'client' as const, erasedAt: service.clock.now().toISOString() };
    await service.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });

    const pages = await pagesFor(accountId);

    expect(namesIn(pages)).toEqual([]);
    expect(await service.connection.collection('exportPages').countDocuments({ accountId })).toBe(0);
  });

  test('when an export needs several messages and is requested twice, then each page is published once, and together they have every record once', async () => {
    const comments = 'long '.repeat(990);
    const { client, provider } = await aDraft(service, { name: 'Event 0', comments });
    await Promise.all(
      Array.from({ length: 44 }, (_, number) =>
        aDraft(service, { name: `Event ${number + 1}`, comments }, { client, provider }),
      ),
    );

    const pages = await pagesFor(client.clientId, 2);

    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ page, isLast }) => [page, isLast])).toEqual(
      pages.map((_page, index) => [index + 1, index === pages.length - 1]),
    );
    expect(new Set(namesIn(pages)).size).toBe(45);
    expect(namesIn(pages)).toHaveLength(45);
  }, 60_000);
});
