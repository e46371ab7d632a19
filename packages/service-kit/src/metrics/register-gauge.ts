import { setTimeout as delay } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

type Reading = { labels: Readonly<Record<string, string>>; value: number };

type GaugeOptions = {
  name: string;
  help: string;
  labelNames?: readonly string[];
  read: () => Promise<readonly Reading[]>;
};

/** Well below the 10-second scrape timeout. */
const readWithinMs = 2_000;

/** Registers a gauge whose value is read at scrape time. While reading fails, the gauge has no value. */
export function registerGauge(registry: Registry, { name, help, labelNames = [], read }: GaugeOptions): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      const readings = await inTime(read);
      gauge.reset();
      if (labelNames.length === 0) {
        // `reset` would set the gauge to 0 instead of removing its value.
        gauge.remove();
      }
      for (const { labels, value } of readings) {
        gauge.set(labels, value);
      }
    },
  });
}

async function inTime(read: GaugeOptions['read']): Promise<readonly Reading[]> {
  const answered = new AbortController();
  const late = delay(readWithinMs, [], { signal: answered.signal, ref: false }).catch(() => []);
  const reading = read().catch(() => []);
  try {
    return await Promise.race([reading, late]);
  } finally {
    answered.abort();
  }
}
