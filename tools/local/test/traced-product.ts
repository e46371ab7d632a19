import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';
import { createMetrics } from '@marquee/service-kit/metrics/create-metrics';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { SpanRecorder } from '@marquee/service-kit/test-kit/span-recorder';

import { createClock } from '../src/clock.ts';
import { startTestProduct } from './test-product.ts';
import type { TestProduct } from './test-product.ts';

/** Gateway and all services with databases of their own; all spans are recorded in one place. */
export function startTracedProduct(spans: SpanRecorder): Promise<TestProduct> {
  return startTestProduct({
    bus: createInProcessBus({ onUnroutable: () => undefined }),
    now: createClock().now,
    telemetryOf: (name) => ({ metrics: createMetrics(name), tracing: spans.tracingFor(name) }),
    openDatabase: openTestDatabase,
  });
}
