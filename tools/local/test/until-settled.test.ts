import { createMetrics } from '@marquee/service-kit/metrics/create-metrics';
import { registerGauge } from '@marquee/service-kit/metrics/register-gauge';

import { untilSettled } from '../src/stack/until-settled.ts';

/** A service whose work is done after its gauge was read `reads` times. */
function aService(name: string, gauge: string, reads: number) {
  const metrics = createMetrics(name);
  let remaining = reads;
  const read = async () => [{ labels: {}, value: remaining > 0 ? remaining-- : 0 }];
  registerGauge(metrics.registry, { name: gauge, help: gauge, read });

  return { metrics, wake: () => undefined, remaining: () => remaining };
}

/** A service that works only when it is woken. */
function aPausedService(gauge: string) {
  const metrics = createMetrics('identity');
  let remaining = 1;
  registerGauge(metrics.registry, {
    name: gauge,
    help: gauge,
    read: async () => [{ labels: {}, value: remaining }],
  });

  return {
    metrics,
    wake: () => {
      remaining = 0;
    },
  };
}

/** A billing service without due work. */
const idle = () => aService('billing', 'scheduled_work_due', 0);

describe('services with pending messages and emails', () => {
  test('when work is pending, then the wait lasts until all of it is done', async () => {
    const events = aService('events', 'outbox_pending', 2);
    const identity = aService('identity', 'mails_waiting', 3);

    const isSettled = await untilSettled([idle(), events, identity]);

    expect([isSettled, events.remaining(), identity.remaining()]).toEqual([true, 0, 0]);
  });

  test('when a service is idle until its next poll, then the wait wakes it', async () => {
    const events = aService('events', 'outbox_pending', 0);

    expect(await untilSettled([idle(), events, aPausedService('mails_waiting')])).toBe(true);
  });

  test('when a schedule has due work, then the wait wakes the service until the work is done', async () => {
    const events = aService('events', 'outbox_pending', 0);
    const identity = aService('identity', 'mails_waiting', 0);

    expect(await untilSettled([aPausedService('scheduled_work_due'), events, identity])).toBe(true);
  });

  test('when another gauge is above zero, then the wait ignores it', async () => {
    const deadLetters = aService('quotes', 'messages_parked', 5);
    const events = aService('events', 'outbox_pending', 0);
    const identity = aService('identity', 'mails_waiting', 0);

    await untilSettled([idle(), deadLetters, events, identity]);

    expect(deadLetters.remaining()).toBe(5);
  });

  test('when work stays pending, then the wait ends after its time limit', async () => {
    const events = aService('events', 'outbox_pending', Number.POSITIVE_INFINITY);
    const identity = aService('identity', 'mails_waiting', 0);

    expect(await untilSettled([idle(), events, identity], 0)).toBe(false);
  });

  test('when no service has one of the gauges, then the error names the gauge', async () => {
    const events = aService('events', 'outbox_pending', 0);

    await expect(untilSettled([idle(), events])).rejects.toThrow('No service has the gauge mails_waiting');
  });
});
