import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

export type RecordMetrics = { damaged(count: number): void };

/** The series exists from the start, so that Prometheus sees the first damaged record as an increase. */
export function createRecordMetrics(registry: Registry): RecordMetrics {
  const damaged = new Counter({
    name: 'damaged_records_total',
    help: 'Damaged records omitted from lists, counted once per list that omitted them.',
    registers: [registry],
  });
  return {
    damaged(count) {
      damaged.inc(count);
    },
  };
}
