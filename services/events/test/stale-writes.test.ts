import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anEventUpdate } from './kit/requests.ts';
import { aDraft, aSentRequest, read } from './kit/stages.ts';
import type { Stage } from './kit/stages.ts';
import { startEvents } from './kit/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

type Revision = number | undefined;
type Write = (stage: Stage, revision: Revision) => Promise<{ status: number; problem: object }>;

/** Every write of an event's pages, with another write before it. */
const writes: readonly [string, () => Promise<Stage>, Write, Write][] = [
  ['an edit', draft, edit, editElsewhere],
  ['a sending', draft, send, editElsewhere],
  ['a cancellation by the client', sent, cancel, propose],
  ['a cancellation by the provider', sent, cancelAsProvider, propose],
  ['a change of the status', sent, propose, cancel],
];

function draft(): Promise<Stage> {
  return aDraft(service);
}

function sent(): Promise<Stage> {
  return aSentRequest(service);
}

function edit({ client: as, event }: Stage, revision: Revision) {
  const body = { ...anEventUpdate({ comments: 'By the water' }), revision };
  return service.call(clientApi.updateClientEvent, { as, params: { id: event.id }, body });
}

function editElsewhere({ client: as, event }: Stage) {
  const body = anEventUpdate({ guestCount: 120 });
  return service.call(clientApi.updateClientEvent, { as, params: { id: event.id }, body });
}

function send({ client: as, event }: Stage, revision: Revision) {
  const params = { id: event.id };
  return service.call(clientApi.sendEventToProvider, { as, params, body: { revision } });
}

function cancel({ client: as, event }: Stage, revision?: Revision) {
  const body = { reason: 'We moved', revision };
  return service.call(clientApi.cancelClientEvent, { as, params: { id: event.id }, body });
}

function cancelAsProvider({ provider: as, event }: Stage, revision: Revision) {
  const body = { status: 'cancelled', reason: 'Double booked', revision };
  return service.call(api.changeEventStatus, { as, params: { id: event.id }, body });
}

function propose({ provider: as, event }: Stage, revision?: Revision) {
  const params = { id: event.id };
  return service.call(api.changeEventStatus, { as, params, body: { status: 'proposal', revision } });
}

describe('a write that names the revision of the event that it is based on', () => {
  test.each(writes)(
    'when %s is based on the current one, then it is accepted',
    async (_what, stageOf, write) => {
      const stage = await stageOf();
      const { revision = 0 } = await read(service, stage);

      const { status } = await write(stage, revision);

      expect(status).toBe(200);
      expect((await read(service, stage)).revision).toBe(revision + 1);
    },
  );

  test.each(writes)(
    'when %s is stale, then it is rejected with the current event',
    async (_what, stageOf, write, before) => {
      const stage = await stageOf();
      const { revision } = await read(service, stage);
      await before(stage, undefined);
      const current = await read(service, stage);

      const refused = await write(stage, revision);

      expect(refused).toMatchObject({ status: 409, problem: { code: 'stale_write', current } });
      expect(await read(service, stage)).toEqual(current);
    },
  );

  test('when the client edited it and the provider changed its status, then the rejection names each for their own fields', async () => {
    const stage = await draft();
    const { revision } = await read(service, stage);
    await editElsewhere(stage);
    await send(stage, undefined);
    await propose(stage);

    const refused = await cancel(stage, revision);

    expect(refused.problem).toMatchObject({
      current: { status: 'proposal', guestCount: 120 },
      changedBy: { fields: { status: 'provider' }, otherFields: 'client' },
    });
  });

  test('when the provider changed its status and the client cancelled it, then the rejection names the client for the status', async () => {
    const stage = await sent();
    const { revision } = await read(service, stage);
    await propose(stage);
    await cancel(stage);

    const refused = await cancelAsProvider(stage, revision);

    expect(refused.problem).toMatchObject({
      current: { status: 'cancelled' },
      changedBy: { fields: { status: 'client' }, otherFields: 'client' },
    });
  });

  test('when an edit names none, then it is accepted', async () => {
    const stage = await draft();
    await editElsewhere(stage);

    const { status } = await edit(stage, undefined);

    expect(status).toBe(200);
  });

  test('when two are based on the same revision at once, then exactly one is accepted', async () => {
    const stage = await draft();
    const { revision } = await read(service, stage);

    const answers = await Promise.all([edit(stage, revision), cancel(stage, revision)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('when an accepted edit is repeated, then it gets the answer and nothing changes', async () => {
    const stage = await draft();
    const { revision } = await read(service, stage);
    const first = await edit(stage, revision);

    const second = await edit(stage, revision);

    expect([second.status, second.body]).toEqual([200, first.body]);
  });
});
