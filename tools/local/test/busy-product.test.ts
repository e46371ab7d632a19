import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { logout, verifyEmail } from '@marquee/contracts/auth-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';

import { createApiClient } from '../src/demo/api-client.ts';
import { eventually } from '../src/demo/eventually.ts';
import { withTooBusyAdvice } from '../src/demo/too-busy.ts';
import { isRefusal } from '../src/refusal.ts';

type Reply = { status: number; code?: string };

const retryPolicy = { firstMs: 1, longestMs: 1, withinMs: 30_000 };
const noRetry = { ...retryPolicy, withinMs: 0 };

let server: Server | undefined;
let received: IncomingMessage[];

beforeEach(() => {
  received = [];
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The address of a server that gives these responses one after the other, and the last one from then on. */
async function aProductThatAnswers(...replies: Reply[]): Promise<string> {
  const started = createServer((request, response) => {
    const reply = replies[Math.min(received.length, replies.length - 1)] ?? { status: 500 };
    received.push(request);
    response.writeHead(reply.status).end(bodyOf(reply));
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

function bodyOf({ status, code }: Reply): string {
  if (code !== undefined) {
    return JSON.stringify({ status, code });
  }
  return status === 200 ? '[]' : '';
}

function keys(): unknown[] {
  return received.map(({ headers }) => headers['idempotency-key']);
}

async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  return call().then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a call to a busy product', () => {
  test.each([502, 503, 504])('when %i is answered twice, then the call is repeated', async (status) => {
    const url = await aProductThatAnswers({ status }, { status }, { status: 200 });

    expect(await createApiClient(url, retryPolicy).call(listClientEvents, {})).toEqual([]);
    expect(received).toHaveLength(3);
  });

  test('when a POST is repeated, then it has the same idempotency key; the next call has another key', async () => {
    const url = await aProductThatAnswers({ status: 504 }, { status: 204 });
    const client = createApiClient(url, retryPolicy);

    await client.call(logout, {});
    await client.call(logout, {});

    const [first, again, next] = keys();
    expect(first).toEqual(expect.any(String));
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('when an attempt for which the gateway stopped waiting is still in flight, then the call waits for it', async () => {
    const inFlight = { status: 409, code: 'request_in_flight' };
    const url = await aProductThatAnswers({ status: 504 }, inFlight, { status: 204 });

    await createApiClient(url, retryPolicy).call(logout, {});

    expect(new Set(keys()).size).toBe(1);
    expect(received).toHaveLength(3);
  });

  test('when there is no retry policy, then the product is called once', async () => {
    const url = await aProductThatAnswers({ status: 503, code: 'unavailable' });

    await expect(createApiClient(url).call(logout, {})).rejects.toThrow('POST /auth/logout answered 503: {');
    expect(received).toHaveLength(1);
  });

  test.each([
    { status: 409, code: 'link_used' },
    { status: 429, code: 'too_many_requests' },
    { status: 500, code: 'unexpected' },
  ])('when the product answers $status $code, then the call is not repeated', async (refused) => {
    const url = await aProductThatAnswers(refused);
    const verify = () => createApiClient(url, retryPolicy).call(verifyEmail, { body: { token: 'token' } });

    await expect(verify()).rejects.toThrow(`POST /auth/verify-email answered ${refused.status}: {`);
    expect(received).toHaveLength(1);
  });
});

describe('a demo that cannot be loaded on a busy machine', () => {
  const load = (url: string) => async () => {
    await eventually(() => createApiClient(url, noRetry).call(listClientEvents, {}));
  };

  test.each([
    {
      isEmbedded: true,
      nextStep: 'Run npm start again: it deletes the partly loaded demo data and loads it again.',
    },
    { isEmbedded: false, nextStep: 'Drop the databases marquee_* at MONGODB_URL, then run npm start again.' },
  ])(
    'when the retries are exhausted (embedded: $isEmbedded), then the error states the next step',
    async (options) => {
      const url = await aProductThatAnswers({ status: 503 });

      const failure = await failureOf(() => withTooBusyAdvice(load(url), options));

      expect(isRefusal(failure)).toBe(true);
      expect(String(failure)).toContain(`GET /client/events answered 503. ${options.nextStep}`);
      expect(received).toHaveLength(1);
    },
  );

  test('when the load fails for another reason, then that error is shown unchanged', async () => {
    const bug = new Error('a bug');

    expect(await failureOf(() => withTooBusyAdvice(() => Promise.reject(bug), { isEmbedded: true }))).toBe(
      bug,
    );
  });
});
