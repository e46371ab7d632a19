import { hasReconnected, judgeNetworkFault } from '../src/gates/network/judge-network-fault.ts';
import type { NetworkFaultObservation } from '../src/gates/network/judge-network-fault.ts';
import { findMissingDependencies } from '../src/gates/network/missing-dependencies.ts';
import { noTraffic, since, sumOf } from '../src/stack/traffic.ts';
import { aGateway } from './load-kit.ts';

const plan = { minRate: 30 };

function anObservation(over: Partial<NetworkFaultObservation> = {}): NetworkFaultObservation {
  const traffic = { ...noTraffic(), delayed: 1, dropped: 1, reset: 1, lost: 1 };
  return {
    networkFault: 'cut',
    path: 'AMQP',
    traffic,
    recoveredMs: 900,
    held: 0,
    missingDependencies: [],
    quietRate: 55,
    ...over,
  };
}

describe('a network fault', () => {
  test.each(['latency', 'resets', 'half-open', 'cut'] as const)(
    'when %s has affected traffic and everything flows again, then nothing is wrong',
    (networkFault) => {
      expect(judgeNetworkFault(anObservation({ networkFault }), plan)).toEqual([]);
    },
  );

  test.each([
    ['latency', 'delayed'],
    ['resets', 'reset'],
    ['half-open', 'lost'],
    ['half-open', 'dropped'],
    ['cut', 'reset'],
  ] as const)('when %s has raised no count of %s, then the fault had no effect', (networkFault, trace) => {
    const traffic = { ...anObservation().traffic, [trace]: 0 };

    expect(judgeNetworkFault(anObservation({ networkFault, traffic }), plan)).toEqual([
      `${networkFault} on AMQP: no effect: ${trace} 0`,
    ]);
  });

  test('when the product does not recover and hardly any change succeeds afterwards, then both are reported', () => {
    const seen = anObservation({
      recoveredMs: null,
      held: 2,
      missingDependencies: ['quotes: broker'],
      quietRate: 29,
    });

    expect(judgeNetworkFault(seen, plan)).toEqual([
      'cut on AMQP: the product did not recover in time, processes still wait on 2 lost connections',
      'cut on AMQP: not recovered: quotes: broker',
      'cut on AMQP: 29 changes/s in the quiet period after it',
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
  ] as const)(
    'when %s ends with %j, then whether all processes have reconnected is %s',
    (networkFault, links, expected) => {
      expect(hasReconnected(networkFault, links)).toBe(expected);
    },
  );
});

describe('missing dependencies of services', () => {
  test('when one service lacks the broker and another does not answer, then both are named', async () => {
    const healthy = { status: 200, body: { failing: [], degraded: [] } };
    const without = { status: 200, body: { failing: [], degraded: ['broker'] } };
    const all = await Promise.all([
      aGateway([]),
      aGateway([healthy]),
      aGateway([without]),
      aGateway([healthy]),
    ]);
    const [identity, events, quotes, billing] = all.map(({ url }) => url) as [string, string, string, string];

    expect(await findMissingDependencies({ serviceUrls: { identity, events, quotes, billing } })).toEqual([
      'identity: no answer',
      'quotes: broker',
    ]);
    await Promise.all(all.map((service) => service.stop()));
  });
});

describe('traffic', () => {
  test('the traffic of several paths is added, and earlier traffic is subtracted from the sum', () => {
    const before = sumOf([{ ...noTraffic(), reset: 1 }, noTraffic()]);
    const now = sumOf([
      { ...noTraffic(), reset: 3 },
      { ...noTraffic(), lost: 2 },
    ]);

    expect(since(before, now)).toEqual({ ...noTraffic(), reset: 2, lost: 2 });
  });
});
