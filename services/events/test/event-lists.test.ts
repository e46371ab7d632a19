import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listEvents, listProviderEvents } from '@marquee/contracts/event-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import {
  aDraft,
  aKnownProvider,
  aSentRequest,
  toProviderView,
  deliverQuoteCreated,
} from './support/event-fixtures.ts';
import { aProviderSnapshot } from './support/snapshots.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

function idsOf(events: readonly { id: string }[]): string[] {
  return events.map(({ id }) => id);
}

describe('list client events', () => {
  test('when there are drafts and sent events, then all are listed, newest first', async () => {
    const client = aClientCaller();
    const older = await aSentRequest(service, {}, { client });
    service.clock.advance({ minutes: 1 });
    const newer = await aDraft(service, {}, { client });

    const { status, body, headers } = await service.call(listClientEvents, { as: client });

    expect(status).toBe(200);
    expect(body).toEqual([newer.event, older.event]);
    expect(headers.get('x-total-count')).toBe('2');
    expect(headers.get('link')).toBeNull();
  });

  test('when the provider of a draft has an unconfirmed email address, then the event says so until the event is sent or the address is confirmed', async () => {
    const client = aClientCaller();
    const snapshot = aProviderSnapshot({ emailVerified: false });
    const { providerId: aggregateId, email } = snapshot;
    const provider = aProviderCaller({ providerId: aggregateId, email });
    await service.deliver(providerChanged, snapshot, { aggregateId });
    await aSentRequest(service, {}, { client, provider });
    await aDraft(service, {}, { client, provider });
    const flags = async () =>
      (await service.call(listClientEvents, { as: client })).body.map(
        ({ sentToProvider, providerEmailVerified }) => [sentToProvider, providerEmailVerified],
      );
    const before = await flags();

    const confirmed = { ...snapshot, emailVerified: true };
    await service.deliver(providerChanged, confirmed, { aggregateId, aggregateVersion: 2 });

    expect(before.toSorted()).toEqual([
      [false, false],
      [true, undefined],
    ]);
    expect((await flags()).map(([, verified]) => verified)).toEqual([undefined, undefined]);
  });

  test('when other clients have events, then those events are not listed', async () => {
    await aDraft(service);

    const { body } = await service.call(listClientEvents, { as: aClientCaller() });

    expect(body).toEqual([]);
  });

  test('when the list is read page by page, then every event appears once', async () => {
    const client = aClientCaller();
    const events = await Promise.all(
      [1, 2, 3].map(async () => (await aDraft(service, {}, { client })).event),
    );

    const first = await service.call(listClientEvents, { as: client, query: { limit: '2' } });
    const after = first.body.at(-1)?.id ?? '';
    const second = await service.call(listClientEvents, { as: client, query: { limit: '2', after } });

    expect(first.headers.get('link')).toContain(`after=${after}`);
    expect(first.headers.get('x-total-count')).toBe('3');
    expect(second.headers.get('link')).toBeNull();
    expect(idsOf([...first.body, ...second.body]).sort()).toEqual(idsOf(events).sort());
  });

  test.each([{ limit: '0' }, { limit: '201' }, { after: 'nothing' }])(
    'when the query is %j, then it is rejected as malformed',
    async (query) => {
      const { status } = await service.call(listClientEvents, { as: aClientCaller(), query });

      expect(status).toBe(400);
    },
  );
});

describe.each([
  { list: listEvents, path: '/events' },
  { list: listProviderEvents, path: '/events/provider' },
])('list events at $path', ({ list }) => {
  test('when requests were sent to the provider, then they are listed, latest event date first', async () => {
    const provider = await aKnownProvider(service);
    const sooner = await aSentRequest(service, { eventDate: '2026-06-01' }, { provider });
    const later = await aSentRequest(service, { eventDate: '2026-08-01' }, { provider });
    await aDraft(service, {}, { provider });
    await aSentRequest(service);

    const { status, body, headers } = await service.call(list, { as: provider });

    expect(status).toBe(200);
    expect(body).toEqual([toProviderView(later.event), toProviderView(sooner.event)]);
    expect(headers.get('x-total-count')).toBe('2');
  });

  test('when the status is unknown, then the query is rejected', async () => {
    const { status } = await service.call(list, { as: aProviderCaller(), query: { status: 'sent' } });

    expect(status).toBe(400);
  });

  test('when a status is given, then only events with that status are listed', async () => {
    const provider = await aKnownProvider(service);
    await aSentRequest(service, {}, { provider });
    const proposed = await aSentRequest(service, {}, { provider });
    await deliverQuoteCreated(service, proposed);

    const { body, headers } = await service.call(list, { as: provider, query: { status: 'proposal' } });

    const moved = { status: 'proposal', hasQuote: true, revision: 3 };
    expect(body).toMatchObject([{ ...proposed.event, ...moved }]);
    expect(headers.get('x-total-count')).toBe('1');
  });
});
