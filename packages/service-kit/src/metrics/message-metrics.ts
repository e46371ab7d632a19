import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Attempt } from '../messaging/bus.ts';

export type MessageMetrics = {
  attempted: (attempt: Attempt) => void;
  handled: (queue: string, seconds: number) => void;
};

export function createMessageMetrics(registry: Registry): MessageMetrics {
  const attempts = new Counter({
    name: 'message_attempts_total',
    help: 'Attempts to handle messages, by outcome: handled, retried, parked (dead-lettered) or park-failed.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'message_handling_duration_seconds',
    help: 'Time that a consumer took to handle a message, whether or not it succeeded.',
    labelNames: ['queue'],
    registers: [registry],
  });
  return {
    attempted({ queue, outcome }) {
      attempts.inc({ queue, outcome });
    },
    handled(queue, seconds) {
      duration.observe({ queue }, seconds);
    },
  };
}
