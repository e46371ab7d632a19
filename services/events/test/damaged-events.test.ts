import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listEvents, listProviderEvents, listProviderRequests } from '@marquee/contracts/event-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { countDamaged, listsBrokenByDamage } from '@marquee/service-kit/test-kit/damaged-records';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aKnownProvider, aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('a stored event that lacks a field', () => {
  test.each([
    ['the client’s events', listClientEvents, 'client'],
    ['all events of a provider', listEvents, 'provider'],
    ['the provider’s events', listProviderEvents, 'provider'],
    ['the provider’s requests', listProviderRequests, 'provider'],
  ] as const)('when %s are listed, then the intact row appears', async (_list, operation, role) => {
    const callers = { client: aClientCaller(), provider: await aKnownProvider(service) };
    const sound = await aSentRequest(service, {}, callers);
    const damaged = await aSentRequest(service, {}, callers);
    const before = await countDamaged(service);

    const losing = await listsBrokenByDamage(
      service,
      { collection: 'events', id: damaged.event.id },
      { intact: sound.event.id, list: () => service.call(operation, { as: callers[role] }) },
    );

    expect(losing).toEqual([]);
    expect(await countDamaged(service)).toBeGreaterThan(before);
  });
});
