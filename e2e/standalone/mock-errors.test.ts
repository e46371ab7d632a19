import { changePassword, getSettings, updateSettings } from '@marquee/contracts/account-operations';
import { getSubscription } from '@marquee/contracts/billing-operations';
import { getClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import type { Operation } from '@marquee/contracts/operation';
import { problem } from '@marquee/contracts/problem';
import { createMockApi } from '@marquee/api-mocks/mock-api';
import { createMockStore } from '@marquee/api-mocks/mock-store';
import { createMemoryStorage } from '@marquee/api-mocks/run-scenario';
import { createTokenVerifier } from '@marquee/service-kit/auth/token-verifier';
import { createHttpApp } from '@marquee/service-kit/http/create-http-app';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import { listen } from '@marquee/service-kit/process/listen';
import type { Listening } from '@marquee/service-kit/process/listen';
import { createLogger } from '@marquee/service-kit/process/logger';
import { createReadiness } from '@marquee/service-kit/process/readiness';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import { createTestTokens } from '@marquee/service-kit/test-kit/tokens';

/** `text`: the raw body. */
type BadCall = {
  operation: Operation;
  isSignedOut?: true;
  params?: Record<string, string>;
  query?: Record<string, string>;
  text?: string;
};

const now = () => new Date('2026-11-23T15:00:00.000Z');
const caller = aClientCaller();
const tokens = createTestTokens(now);

let service: Listening;

beforeAll(async () => {
  const operations = [
    ...[changePassword, getSettings, updateSettings],
    ...[getSubscription, getClientEvent, listClientEvents],
  ];
  const app = createHttpApp({
    logger: createLogger({ name: 'events', level: 'silent' }),
    readiness: createReadiness({}),
    telemetry: metricsOnlyTelemetry('events'),
    tokens: createTokenVerifier({ audience: 'events', keys: tokens.publicKeys, now }),
    idempotency: null,
    routes: operations.map((operation: Operation) => ({ operation, handler: () => ({}) })),
  });
  service = await listen(app, { port: 0, host: '127.0.0.1' });
});

afterAll(() => service.close());

async function errorFromService({ operation, isSignedOut, text, ...parts }: BadCall) {
  const token = await tokens.tokenFor(caller, 'events');
  const response = await fetch(`${service.url}/api${operationUrl(operation, parts)}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(!isSignedOut && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    ...(text !== undefined && { body: text }),
  });
  return readError(response);
}

async function errorFromMock({ operation, isSignedOut, text, params = {}, query }: BadCall) {
  const { id, email, emailVerified } = caller;
  const client = { id, email, emailVerified, role: 'client', firstName: 'Dana', profile: null } as const;
  const user = () => (isSignedOut ? null : client);
  const mockStore = createMockStore({
    name: 'mocked',
    storage: createMemoryStorage(),
    createInitialState: () => ({}),
    now,
  });
  const people = [{ id: 'somebody', label: 'Somebody', user }] as const;
  const api = createMockApi({
    scenario: { people, createInitialState: () => ({}), scenes: [] },
    store: mockStore,
    now,
  });
  const address = `http://alone.example/api${operationUrl(operation, { params, query })}`;
  const init = { method: operation.method.toUpperCase(), ...(text !== undefined && { body: text }) };
  return readError(await api.answer(operation, new Request(address, init), params));
}

async function readError(response: Response) {
  const { status, code, message, errors } = problem.parse(await response.json());
  return { answered: response.status, status, code, message, errors };
}

describe('errors from the mocks', () => {
  test.each<[string, string, BadCall]>([
    ['nobody is signed in', 'unauthenticated', { operation: getSettings, isSignedOut: true }],
    ['the operation is for another role', 'forbidden', { operation: getSubscription }],
    ['the id in the path is malformed', 'not_found', { operation: getClientEvent, params: { id: 'mine' } }],
    ['a parameter is wrong', 'invalid_input', { operation: listClientEvents, query: { limit: '0' } }],
    ['a field is wrong', 'invalid_input', { operation: updateSettings, text: '{"marketingEmails":"often"}' }],
    ['the body is missing', 'invalid_input', { operation: changePassword }],
    ['the body is not JSON', 'malformed_body', { operation: updateSettings, text: '{"marketingEmails":' }],
    ['the body is a number', 'malformed_body', { operation: updateSettings, text: '42' }],
    ['the body is null', 'malformed_body', { operation: updateSettings, text: 'null' }],
  ])('when %s, then the mocks answer like a service: %s', async (_what, code, call) => {
    const expected = await errorFromService(call);

    expect(expected.code).toBe(code);
    expect(await errorFromMock(call)).toEqual(expected);
  });
});
