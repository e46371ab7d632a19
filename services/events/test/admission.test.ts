import { randomUUID } from 'node:crypto';
import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import {
  aClientCaller,
  anAdminCaller,
  aNewcomer,
  aProviderCaller,
} from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anEventUpdate } from './support/requests.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

const params = { id: randomUUID() };

const clientCalls = [
  { name: 'createEvent', operation: api.createEvent },
  { name: 'listClientEvents', operation: clientApi.listClientEvents },
  { name: 'getClientEvent', operation: clientApi.getClientEvent },
  { name: 'updateClientEvent', operation: clientApi.updateClientEvent },
  { name: 'sendEventToProvider', operation: clientApi.sendEventToProvider },
  { name: 'cancelClientEvent', operation: clientApi.cancelClientEvent },
];

const providerCalls = [
  { name: 'listEvents', operation: api.listEvents },
  { name: 'listProviderEvents', operation: api.listProviderEvents },
  { name: 'listProviderRequests', operation: api.listProviderRequests },
  { name: 'getProviderEvent', operation: api.getProviderEvent },
  { name: 'exportProviderEvents', operation: api.exportProviderEvents },
  { name: 'getEventSummary', operation: api.getEventSummary },
  { name: 'changeEventStatus', operation: api.changeEventStatus },
];

const callOfAnybody = { name: 'createClientEvent', operation: clientApi.createClientEvent };

describe.each([...clientCalls, ...providerCalls, callOfAnybody])('$name', ({ operation }) => {
  test('when nobody is signed in, then the answer is 401', async () => {
    const { status, problem } = await service.call(operation, { params });

    expect(status).toBe(401);
    expect(problem).toMatchObject({ code: 'unauthenticated', message: 'Unauthorized' });
  });
});

describe.each(clientCalls)('$name', ({ operation }) => {
  test.each([aProviderCaller(), anAdminCaller(), aNewcomer()])(
    'when the role is $role, then the answer is 403',
    async (caller) => {
      const { status } = await service.call(operation, { as: caller, params });

      expect(status).toBe(403);
    },
  );
});

describe.each(providerCalls)('$name', ({ operation }) => {
  test.each([aClientCaller(), anAdminCaller(), aNewcomer()])(
    'when the role is $role, then the answer is 403',
    async (caller) => {
      const { status } = await service.call(operation, { as: caller, params });

      expect(status).toBe(403);
    },
  );
});

const onOneEvent = [
  { name: 'getClientEvent', operation: clientApi.getClientEvent, as: aClientCaller(), body: undefined },
  {
    name: 'updateClientEvent',
    operation: clientApi.updateClientEvent,
    as: aClientCaller(),
    body: anEventUpdate(),
  },
  {
    name: 'sendEventToProvider',
    operation: clientApi.sendEventToProvider,
    as: aClientCaller(),
    body: undefined,
  },
  {
    name: 'cancelClientEvent',
    operation: clientApi.cancelClientEvent,
    as: aClientCaller(),
    body: { reason: 'x' },
  },
  {
    name: 'changeEventStatus',
    operation: api.changeEventStatus,
    as: aProviderCaller(),
    body: { status: 'proposal' },
  },
];

describe.each(onOneEvent)('$name', ({ operation, as, body }) => {
  test.each(['not-an-id', randomUUID(), '%00', '{"$ne":null}'])(
    'when the id is %s, then the answer is 404',
    async (id) => {
      const { status, problem } = await service.call(operation, { as, params: { id }, body });

      expect(status).toBe(404);
      expect(problem.code).toMatch(/not_found$/);
    },
  );
});
