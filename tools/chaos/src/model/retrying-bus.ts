import type { Bus } from '@marquee/service-kit/messaging/bus';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';

/** Delivers within this process; a consumer that lost a race for a document retries soon. */
export function createRetryingBus(): Bus {
  return createInProcessBus({ onUnroutable: () => undefined, retryDelays: [20, 50, 100, 200] });
}
