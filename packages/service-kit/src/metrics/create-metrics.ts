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

/** The metrics of one service. Never the library's global registry, because `npm start` runs all services in one process. */
export type Metrics = {
  registry: Registry;
  http: HttpMetrics;
  relay: RelayMetrics;
  messages: MessageMetrics;
  limits: LimitMetrics;
  records: RecordMetrics;
};

/** Every series carries the service's name as the label `service`. */
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
