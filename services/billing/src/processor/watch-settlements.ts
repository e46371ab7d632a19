import { registerGauge } from '@marquee/service-kit/metrics/register-gauge';
import type { Telemetry } from '@marquee/service-kit/process/telemetry';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { countOverdueChecks } from './count-overdue-checks.ts';

type WatchDeps = {
  registry: Telemetry['metrics']['registry'];
  stores: readonly Pick<AggregateStore<{ id: string; version: number }>, 'aggregate' | 'outbox'>[];
  now: () => Date;
};

/** The gauge is read at each scrape, and every replica reports the same values. */
export function watchSettlements({ registry, stores, now }: WatchDeps): void {
  registerGauge(registry, {
    name: 'settlements_waiting',
    help: 'Number of records whose check or change at the payment processor is more than an hour overdue.',
    labelNames: ['aggregate'],
    read: () =>
      Promise.all(
        stores.map(async (store) => ({
          labels: { aggregate: store.outbox.name },
          value: await countOverdueChecks(store, now()),
        })),
      ),
  });
}
