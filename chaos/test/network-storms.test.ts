import { hasReconnected, judgeStorm } from '../src/bars/network/judge-storm.ts';
import type { StormSeen } from '../src/bars/network/judge-storm.ts';
import { lackingOf } from '../src/bars/network/lacking.ts';
import { noTraffic, since, sumOf } from '../src/stack/traffic.ts';
import { aGateway } from './load-kit.ts';

const plan = { leastFlow: 30 };

function aStorm(over: Partial<StormSeen> = {}): StormSeen {
  const traffic = { ...noTraffic(), delayed: 1, dropped: 1, reset: 1, lost: 1 };
  return {
    storm: 'cut',
    way: 'AMQP',
    traffic,
    recoveredMs: 900,
    held: 0,
    lacking: [],
    calmFlow: 55,
    ...over,
  };
}

describe('a network fault', () => {
  test.each(['latency', 'resets', 'half-open', 'cut'] as const)(
    'when %s has affected traffic and everything flows again, then nothing is wrong',
    (storm) => {
      expect(judgeStorm(aStorm({ storm }), plan)).toEqual([]);
    },
  );

  test.each([
    ['latency', 'delayed'],
    ['resets', 'reset'],
    ['half-open', 'lost'],
    ['half-open', 'dropped'],
    ['cut', 'reset'],
  ] as const)('when %s has left no trace (%s), then it had no effect', (storm, trace) => {
    const traffic = { ...aStorm().traffic, [trace]: 0 };

    expect(judgeStorm(aStorm({ storm, traffic }), plan)).toEqual([
      `${storm} on AMQP: reached nothing: ${trace} 0`,
    ]);
  });

  test('when the product does not recover, or hardly any change flows afterwards, then all is reported', () => {
    const seen = aStorm({ recoveredMs: null, held: 2, lacking: ['quotes: broker'], calmFlow: 29 });

    expect(judgeStorm(seen, plan)).toEqual([
      'cut on AMQP: the product did not recover in time, 2 lost connections are still waited on',
      'cut on AMQP: still without quotes: broker',
      'cut on AMQP: 29 changes/s in the calm after it',
    ]);
  });
});

describe('reconnecting', () => {
  test.each([
    ['half-open', { held: 0, answered: 4, callers: 4 }, true],
    ['half-open', { held: 1, answered: 4, callers: 4 }, false],
    ['cut', { held: 0, answered: 3, callers: 4 }, false],
    // No process has lost a connection.
    ['latency', { held: 0, answered: 0, callers: 4 }, true],
  ] as const)('after %s with %j, then it is %s', (storm, links, expected) => {
    expect(hasReconnected(storm, links)).toBe(expected);
  });
});

describe('missing dependencies of services', () => {
  test('when one lacks the broker and another does not answer, then both are named', async () => {
    const sound = { status: 200, body: { failing: [], degraded: [] } };
    const without = { status: 200, body: { failing: [], degraded: ['broker'] } };
    const all = await Promise.all([aGateway([]), aGateway([sound]), aGateway([without]), aGateway([sound])]);
    const [identity, events, quotes, billing] = all.map(({ url }) => url) as [string, string, string, string];

    expect(await lackingOf({ serviceUrls: { identity, events, quotes, billing } })).toEqual([
      'identity: an answer',
      'quotes: broker',
    ]);
    await Promise.all(all.map((service) => service.stop()));
  });
});

describe('traffic', () => {
  test('when paths are added up before and after, then the difference is what happened in between', () => {
    const before = sumOf([{ ...noTraffic(), reset: 1 }, noTraffic()]);
    const now = sumOf([
      { ...noTraffic(), reset: 3 },
      { ...noTraffic(), lost: 2 },
    ]);

    expect(since(before, now)).toEqual({ ...noTraffic(), reset: 2, lost: 2 });
  });
});
