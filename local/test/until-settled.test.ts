import { createMetrics } from '@marquee/service-kit/metrics/create-metrics';
import { gaugeOf } from '@marquee/service-kit/metrics/gauge-of';

import { untilSettled } from '../src/stack/until-settled.ts';

/** A service whose work is done after its gauge was read `looks` times. */
function aService(name: string, gauge: string, looks: number) {
  const metrics = createMetrics(name);
  let left = looks;
  const read = async () => [{ labels: {}, value: left > 0 ? left-- : 0 }];
  gaugeOf(metrics.registry, { name: gauge, help: gauge, read });

  return { metrics, nudge: () => undefined, left: () => left };
}

/** A service that works only when it is woken. */
function aServiceThatRests(gauge: string) {
  const metrics = createMetrics('identity');
  let left = 1;
  gaugeOf(metrics.registry, {
    name: gauge,
    help: gauge,
    read: async () => [{ labels: {}, value: left }],
  });

  return {
    metrics,
    nudge: () => {
      left = 0;
    },
  };
}

/** A billing service without due work. */
const idle = () => aService('billing', 'scheduled_work_due', 0);

describe('services with pending messages and emails', () => {
  test('when some are pending, then it waits for all of them', async () => {
    const events = aService('events', 'outbox_pending', 2);
    const identity = aService('identity', 'mails_waiting', 3);

    const isSettled = await untilSettled([idle(), events, identity]);

    expect([isSettled, events.left(), identity.left()]).toEqual([true, 0, 0]);
  });

  test('when a service pauses until its next poll, then it is woken', async () => {
    const events = aService('events', 'outbox_pending', 0);

    expect(await untilSettled([idle(), events, aServiceThatRests('mails_waiting')])).toBe(true);
  });

  test('when a schedule has due work, then the service is woken until it is done', async () => {
    const events = aService('events', 'outbox_pending', 0);
    const identity = aService('identity', 'mails_waiting', 0);

    expect(await untilSettled([aServiceThatRests('scheduled_work_due'), events, identity])).toBe(true);
  });

  test('when another gauge counts something, then it does not wait for that', async () => {
    const parked = aService('quotes', 'messages_parked', 5);
    const events = aService('events', 'outbox_pending', 0);
    const identity = aService('identity', 'mails_waiting', 0);

    await untilSettled([idle(), parked, events, identity]);

    expect(parked.left()).toBe(5);
  });

  test('when something stays pending, then the wait ends without it', async () => {
    const events = aService('events', 'outbox_pending', Number.POSITIVE_INFINITY);
    const identity = aService('identity', 'mails_waiting', 0);

    expect(await untilSettled([idle(), events, identity], 0)).toBe(false);
  });

  test('when no service has one of the gauges, then the error names the gauge', async () => {
    const events = aService('events', 'outbox_pending', 0);

    await expect(untilSettled([idle(), events])).rejects.toThrow('No service has the gauge mails_waiting');
  });
});
