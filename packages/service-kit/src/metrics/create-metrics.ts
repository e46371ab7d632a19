import { Registry } from 'prom-client';
import { createHttpMetrics } from './http-metrics.ts';
import type { HttpMetrics } from './http-metrics.ts';
import { createLimitMetrics } from './limit-metrics.ts';
import type { LimitMetrics } from './limit-metrics.ts';
import { createMessageMetrics } from './message-metrics.ts';
import type { MessageMetrics } from './message-metrics.ts';
import { createRecordMetrics } from './record-metrics.ts';
import type { RecordMetrics } from './record-metrics.ts';
import { createRelayMetrics } from './relay-metrics.ts';
import type { RelayMetrics } from './relay-metrics.ts';

/** The metrics of one service, in a registry of their own, because `npm start` runs all services in one process. */
export type Metrics = {
  registry: Registry;
  http: HttpMetrics;
  relay: RelayMetrics;
  messages: MessageMetrics;
  limits: LimitMetrics;
  records: RecordMetrics;
};

/** Creates metrics whose series all have the label `service` with the service's name. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  return {
    registry,
    http: createHttpMetrics(registry),
    relay: createRelayMetrics(registry),
    messages: createMessageMetrics(registry),
    limits: createLimitMetrics(registry, service),
    records: createRecordMetrics(registry),
  };
}
