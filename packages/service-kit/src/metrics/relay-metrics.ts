import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** `aggregate` is the name of the store whose outbox is relayed. */
export type RelayMetrics = {
  published(aggregate: string, messages: number): void;
  failed(aggregate: string): void;
  leaseLost(aggregate: string): void;
};

export function createRelayMetrics(registry: Registry): RelayMetrics {
  const published = new Counter({
    name: 'relay_published_total',
    help: 'Messages that the bus has confirmed.',
    labelNames: ['aggregate'],
    registers: [registry],
  });
  const failed = new Counter({
    name: 'relay_failed_total',
    help: 'Relay attempts that failed; the message stays in its outbox.',
    labelNames: ['aggregate'],
    registers: [registry],
  });
  const leaseLost = new Counter({
    name: 'relay_lease_lost_total',
    help: 'Documents whose lease was lost to another relay or to a save.',
    labelNames: ['aggregate'],
    registers: [registry],
  });
  return {
    published(aggregate, messages) {
      published.inc({ aggregate }, messages);
    },
    failed(aggregate) {
      failed.inc({ aggregate });
    },
    leaseLost(aggregate) {
      leaseLost.inc({ aggregate });
    },
  };
}
