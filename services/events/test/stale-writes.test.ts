import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anEventUpdate } from './support/requests.ts';
import { aDraft, aSentRequest, read } from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

type Revision = number | undefined;
type Write = (fixture: EventFixture, revision: Revision) => Promise<{ status: number; problem: object }>;

/** The writes that an event's pages make, each with an earlier write that makes it stale. */
const writes: readonly [string, () => Promise<EventFixture>, Write, Write][] = [
  ['an edit', draft, edit, editElsewhere],
  ['a sending', draft, send, editElsewhere],
  ['a cancellation by the client', sent, cancel, propose],
  ['a cancellation by the provider', sent, cancelAsProvider, propose],
  ['a change of the status', sent, propose, cancel],
];

function draft(): Promise<EventFixture> {
  return aDraft(service);
}

function sent(): Promise<EventFixture> {
  return aSentRequest(service);
}

function edit({ client: as, event }: EventFixture, revision: Revision) {
  const body = { ...anEventUpdate({ comments: 'By the water' }), revision };
  return service.call(clientApi.updateClientEvent, { as, params: { id: event.id }, body });
}

function editElsewhere({ client: as, event }: EventFixture) {
  const body = anEventUpdate({ guestCount: 120 });
  return service.call(clientApi.updateClientEvent, { as, params: { id: event.id }, body });
}

function send({ client: as, event }: EventFixture, revision: Revision) {
  const params = { id: event.id };
  return service.call(clientApi.sendEventToProvider, { as, params, body: { revision } });
}

function cancel({ client: as, event }: EventFixture, revision?: Revision) {
  const body = { reason: 'We moved', revision };
  return service.call(clientApi.cancelClientEvent, { as, params: { id: event.id }, body });
}

function cancelAsProvider({ provider: as, event }: EventFixture, revision: Revision) {
  const body = { status: 'cancelled', reason: 'Double booked', revision };
  return service.call(api.changeEventStatus, { as, params: { id: event.id }, body });
}

function propose({ provider: as, event }: EventFixture, revision?: Revision) {
  const params = { id: event.id };
  return service.call(api.changeEventStatus, { as, params, body: { status: 'proposal', revision } });
}

describe('a write that names the event revision on which it is based', () => {
  test.each(writes)(
    'when %s is based on the current revision, then it is accepted',
    async (_what, fixtureOf, write) => {
      const fixture = await fixtureOf();
      const { revision = 0 } = await read(service, fixture);

      const { status } = await write(fixture, revision);

      expect(status).toBe(200);
      expect((await read(service, fixture)).revision).toBe(revision + 1);
    },
  );

  test.each(writes)(
    'when %s is stale, then it is rejected with the current event',
    async (_what, fixtureOf, write, before) => {
      const fixture = await fixtureOf();
      const { revision } = await read(service, fixture);
      await before(fixture, undefined);
      const current = await read(service, fixture);

      const refused = await write(fixture, revision);

      expect(refused).toMatchObject({ status: 409, problem: { code: 'stale_write', current } });
      expect(await read(service, fixture)).toEqual(current);
    },
  );

  test('when the client edited and the provider changed the status, then the rejection names each side for its fields', async () => {
    const fixture = await draft();
    const { revision } = await read(service, fixture);
    await editElsewhere(fixture);
    await send(fixture, undefined);
    await propose(fixture);

    const refused = await cancel(fixture, revision);

    expect(refused.problem).toMatchObject({
      current: { status: 'proposal', guestCount: 120 },
      changedBy: { fields: { status: 'provider' }, otherFields: 'client' },
    });
  });

  test('when the provider changed the status and the client cancelled, then the rejection names the client for the status', async () => {
    const fixture = await sent();
    const { revision } = await read(service, fixture);
    await propose(fixture);
    await cancel(fixture);

    const refused = await cancelAsProvider(fixture, revision);

    expect(refused.problem).toMatchObject({
      current: { status: 'cancelled' },
      changedBy: { fields: { status: 'client' }, otherFields: 'client' },
    });
  });

  test('when an edit names no revision, then it is accepted', async () => {
    const fixture = await draft();
    await editElsewhere(fixture);

    const { status } = await edit(fixture, undefined);

    expect(status).toBe(200);
  });

  test('when two concurrent writes are based on the same revision, then exactly one is accepted', async () => {
    const fixture = await draft();
    const { revision } = await read(service, fixture);

    const answers = await Promise.all([edit(fixture, revision), cancel(fixture, revision)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('when an accepted edit is repeated, then the answer is the same and nothing changes', async () => {
    const fixture = await draft();
    const { revision } = await read(service, fixture);
    const first = await edit(fixture, revision);

    const second = await edit(fixture, revision);

    expect([second.status, second.body]).toEqual([200, first.body]);
  });
});
