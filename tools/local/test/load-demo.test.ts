import { listInvoices } from '@marquee/contracts/invoice-operations';

import type { ApiClient } from '../src/demo/api-client.ts';
import { loadDemo } from '../src/demo/load-demo.ts';

const today = new Date('2026-07-01T12:00:00.000Z');

/** A clock that advances only when it is set. */
function aClock() {
  let at = today;

  return {
    now: () => at,
    travelTo(instant: Date) {
      at = instant;
    },
    returnToPresent() {
      at = today;
    },
  };
}

/** Loads the demo into fake services that respond at once; records the day of each call and each wait. */
async function loadIntoFakes() {
  const clock = aClock();
  const log: string[] = [];
  const steps: string[] = [];
  const stops: string[] = [];
  const person = {
    async call(operation: unknown) {
      log.push(clock.now().toISOString().slice(0, 10));
      return operation === listInvoices ? [{ id: '1', quoteId: '1' }] : { id: '1', status: 'booked' };
    },
  } as unknown as ApiClient;
  await loadDemo({
    users: {
      signUpAll: async () => undefined,
      confirmAll: async () => undefined,
      client: async () => person,
      provider: async () => person,
    },
    clock,
    readEmails: async () => [],
    untilSettled: async () => {
      log.push('settled');
      stops.push(clock.now().toISOString());
    },
    onStep: (done, count) => steps.push(`${done} of ${count}`),
  });

  return { log, steps, stops, clock };
}

describe('the demo while it loads', () => {
  test('when the clock advances to another day, then the effects of the previous day have arrived', async () => {
    const { log } = await loadIntoFakes();

    const unsettled = log.filter((day, place) => {
      const before = log[place - 1] ?? 'settled';
      return day !== 'settled' && before !== 'settled' && before !== day;
    });
    expect(unsettled).toEqual([]);
    expect(new Set(log).size).toBeGreaterThan(30);
    expect(log.at(-1)).toBe('settled');
  });

  test('when days pass without steps of a story, then the load stops every day at the time when reminders are due', async () => {
    const { stops } = await loadIntoFakes();

    const mornings = stops.filter((stop) => /T1[34]:01:00/.test(stop)).map((stop) => stop.slice(0, 10));
    const expected = Array.from({ length: mornings.length }, (_, day) =>
      new Date(Date.parse('2025-08-26') + day * 86_400_000).toISOString().slice(0, 10),
    );
    expect(mornings).toEqual(expected);
    expect(mornings).toHaveLength(309);
  });

  test('when all steps are done, then each was counted, and the clock is back in the present', async () => {
    const { steps, clock } = await loadIntoFakes();

    expect(steps.at(0)).toBe(`1 of ${steps.length}`);
    expect(steps.at(-1)).toBe(`${steps.length} of ${steps.length}`);
    expect(clock.now()).toEqual(today);
  });
});
