import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listEvents, listProviderEvents, listProviderRequests } from '@marquee/contracts/event-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { listReadings } from '@marquee/service-kit/test-kit/list-readings';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aKnownProvider, aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

test('when a list is longer, then reading it takes no more database commands', async () => {
  const client = aClientCaller();
  const provider = await aKnownProvider(service);
  const grow = (by: number) =>
    Promise.all(Array.from({ length: by }, () => aSentRequest(service, {}, { client, provider })));
  const asProvider = [listEvents, listProviderEvents, listProviderRequests].map(
    (list) => [list, provider] as const,
  );
  const lists = [[listClientEvents, client] as const, ...asProvider];

  await grow(2);
  const short = await listReadings(service, lists);
  await grow(10);
  const long = await listReadings(service, lists);

  expect(short).toMatchObject(lists.map(() => ({ rows: 2 })));
  expect(long).toEqual(short.map((reading) => ({ ...reading, rows: 12 })));
});
