import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

import { isLoopbackHost } from '@marquee/gateway/proxy/known-host';
import { z } from 'zod';

import type { Clock } from './clock.ts';

const dayMs = 86_400_000;
const body = z.strictObject({ days: z.int().min(1).max(400) });

export type ClockControls = {
  clock: Clock;
  /** The address of the Stripe emulator, which has its own clock; undefined with a real account or without payments. */
  stripeUrl: string | undefined;
  /** Runs the work that is due at the new time. */
  wake: () => void;
};

/**
 * `POST /dev/clock {"days": 3}` moves the clocks of all services, the gateway and the emulated Stripe forward by three days, and answers
 * `{"now": "2026-11-30T18:00:00.000Z"}`. After a restart, only the emulated Stripe is still ahead. Only callers with a loopback name are
 * allowed. The content type must be JSON, which pages of other origins cannot send without a preflight request.
 */
export function withClockEndpoint(clocks: ClockControls, next: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url !== '/dev/clock') {
      next(request, response);
      return;
    }
    moveClocks(clocks, request, response).catch((error: unknown) => {
      send(response, 500, { message: String(error) });
    });
  };
}

async function moveClocks(
  { clock, stripeUrl, wake }: ClockControls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isLoopbackHost(request)) {
    send(response, 403, { message: 'The clock can be moved only at localhost' });
    return;
  }
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') {
    send(response, 405, { message: 'Move the clock with POST and a JSON body: {"days": 3}' });
    return;
  }
  const parsed = body.safeParse(await json(request).catch(() => null));
  if (!parsed.success) {
    send(response, 400, { message: 'days must be a whole number from 1 to 400' });
    return;
  }
  const { days } = parsed.data;
  if (stripeUrl !== undefined) {
    await moveStripeClock(stripeUrl, days);
  }
  clock.moveForward(days * dayMs);
  wake();
  send(response, 200, { now: clock.now().toISOString() });
}

/** Runs before the other clocks move, so that a failure leaves all clocks as they were. */
async function moveStripeClock(stripeUrl: string, days: number): Promise<void> {
  const url = new URL('/stand-in/clock', stripeUrl);
  const moved = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ days: String(days) }),
  });
  if (moved.status !== 303) {
    throw new Error(`The emulated Stripe did not move its clock: ${moved.status}`);
  }
}

function send(response: ServerResponse, status: number, payload: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(payload));
}
