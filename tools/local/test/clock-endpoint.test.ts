import { request } from 'node:http';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';

import { listen } from '@marquee/service-kit/process/listen';

import { withClockEndpoint } from '../src/clock-endpoint.ts';
import { createClock } from '../src/clock.ts';

const dayMs = 86_400_000;
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function serve(listener: RequestListener): Promise<string> {
  const { url, close } = await listen(listener, { port: 0, host: '127.0.0.1' });
  stops.push(close);
  return url;
}

/** The product's server with a clock; `stripeAnswers`: the response of the emulated Stripe, which is absent by default. */
async function aProduct({ stripeAnswers }: { stripeAnswers?: number } = {}) {
  const clock = createClock();
  const wake = jest.fn();
  const stripeCalls: string[] = [];
  const stripe: RequestListener = (request, response) => {
    void text(request).then((body) => {
      stripeCalls.push(`${request.url} ${body}`);
      response.writeHead(stripeAnswers ?? 500).end();
    });
  };
  const stripeUrl = stripeAnswers === undefined ? undefined : await serve(stripe);
  const clocks = { clock, stripeUrl, wake };
  const url = await serve(withClockEndpoint(clocks, (_request, response) => response.end('the product')));
  const move = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  // The second reading may be a millisecond later, which rounds to -0. Adding 0 converts -0 to 0.
  const daysAhead = () => Math.round((clock.now().getTime() - Date.now()) / dayMs) + 0;
  return { url, move, daysAhead, wake, stripeCalls };
}

describe('the call that moves the clocks', () => {
  test('when the clock is moved twice, then it is ahead by the sum, and due work is done each time', async () => {
    const { move, daysAhead, wake } = await aProduct();

    await move({ days: 3 });
    const moved = await move({ days: 4 });

    const { now } = (await moved.json()) as { now: string };
    expect(moved.status).toBe(200);
    expect(Math.round((Date.parse(now) - Date.now()) / dayMs)).toBe(7);
    expect([daysAhead(), wake.mock.calls.length]).toEqual([7, 2]);
  });

  test('when Stripe is emulated, then its clock moves by the same time', async () => {
    const { move, stripeCalls, daysAhead } = await aProduct({ stripeAnswers: 303 });

    await move({ days: 30 });

    expect([stripeCalls, daysAhead()]).toEqual([['/stand-in/clock days=30'], 30]);
  });

  test('when the emulated Stripe fails, then no clock has moved', async () => {
    const { move, daysAhead } = await aProduct({ stripeAnswers: 500 });

    expect((await move({ days: 30 })).status).toBe(500);
    expect(daysAhead()).toBe(0);
  });

  test.each([
    [{ days: 0 }],
    [{ days: 401 }],
    [{ days: 1.5 }],
    [{ days: '3' }],
    [{}],
    [null],
    [{ days: 1, hours: 1 }],
  ])('when the body is %j, then the call is rejected and the clock stays', async (body) => {
    const { move, daysAhead } = await aProduct();

    expect((await move(body)).status).toBe(400);
    expect(daysAhead()).toBe(0);
  });

  test('when a form of another site sends the call, then it is rejected', async () => {
    const { move, daysAhead } = await aProduct();

    expect((await move({ days: 3 }, { 'content-type': 'text/plain' })).status).toBe(405);
    expect(daysAhead()).toBe(0);
  });

  test('when the call uses a foreign host name that resolves to this machine, then it is rejected', async () => {
    const { url, daysAhead } = await aProduct();

    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'demo.example', 'content-type': 'application/json' };
      request(`${url}/dev/clock`, { method: 'POST', headers }, (answered) => {
        resolve(answered.statusCode);
        answered.resume();
      })
        .once('error', reject)
        .end('{"days":3}');
    });

    expect([status, daysAhead()]).toEqual([403, 0]);
  });

  test('when another path is requested, then the product answers', async () => {
    const { url } = await aProduct();

    expect(await (await fetch(`${url}/dev/clocks`)).text()).toBe('the product');
  });
});
