import { randomUUID } from 'node:crypto';

import { configSchema } from '@marquee/billing/config';
import { createService } from '@marquee/billing/service';
import type { MessageType } from '@marquee/contracts/message';
import { toEnvelope, toMessage } from '@marquee/service-kit/messaging/message';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import type { TestClock } from '@marquee/service-kit/test-kit/clock';
import { createRecordingBus } from '@marquee/service-kit/test-kit/recording-bus';
import { createTestTokens } from '@marquee/service-kit/test-kit/tokens';
import type { z } from 'zod';

import { startServiceInstance } from '../service-instance.ts';
import type { ServiceInstance } from '../service-instance.ts';
import { startStripeTestBed } from './stripe-test-bed.ts';
import type { StripeTestBed } from './stripe-test-bed.ts';

/** `billing` is the first of the replicas. */
export type BillingTestBed = {
  billing: ServiceInstance;
  replicas: readonly ServiceInstance[];
  stripe: StripeTestBed;
  clock: TestClock;
  /** Publishes a message of another service to billing. */
  publish: <Payload extends z.ZodType>(
    declared: MessageType<Payload>,
    payload: z.input<Payload>,
    aggregateId: string,
  ) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Two replicas of billing and the Stripe emulator. Billing's clock moves only when a story moves it; until then, billing calls Stripe only
 * for requests and notifications.
 */
export async function startBillingTestBed(mongodbUrl: string): Promise<BillingTestBed> {
  const stripe = await startStripeTestBed();
  const clock = createTestClock(new Date());
  const { now } = clock;
  const tokens = createTestTokens(now);
  const database = `chaos_billing_${randomUUID().slice(0, 8)}`;
  // All notifications arrive within one minute of billing's clock, so that billing's limit per minute must be raised.
  const variables = {
    ...stripe.variables,
    PUBLIC_URL: 'http://localhost:8080',
    STRIPE_CALLER_LIMIT: '100000',
  };
  const bus = createRecordingBus();
  const start = (ownBus: typeof bus) =>
    startServiceInstance(
      { name: 'billing', configSchema, createService },
      { mongodbUrl, bus: ownBus, now, tokens, planting: {}, variables, database },
    );
  const [first, second] = [await start(bus), await start(createRecordingBus())];
  return {
    billing: first,
    replicas: [first, second],
    stripe,
    clock,
    async publish(declared, payload, aggregateId) {
      const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
      const message = toMessage(declared, payload);
      await bus.deliver(toEnvelope(message, { aggregateId, aggregateVersion: 5, cause, at: now() }));
    },
    async stop() {
      await second.stop();
      await first.stop();
      await stripe.stop();
    },
  };
}
