import { randomUUID } from 'node:crypto';

import { configSchema } from '@marquee/billing/config';
import { createService } from '@marquee/billing/service';
import { createRecordingBus } from '@marquee/service-kit/test-kit/recording-bus';
import { createTestTokens } from '@marquee/service-kit/test-kit/tokens';

import { startOneService } from '../one-service.ts';
import type { OneService } from '../one-service.ts';
import { startStripeStand } from './stripe-stand.ts';
import type { StripeStand } from './stripe-stand.ts';

/** `billing` is the first of the replicas. */
export type PayingStand = {
  billing: OneService;
  replicas: readonly OneService[];
  stripe: StripeStand;
  stop: () => Promise<void>;
};

/** Two replicas of billing and the stand-in for Stripe. Billing's clock stands still, so that it asks nothing by itself: only what it is told can move it. */
export async function startPayingStand(mongodbUrl: string): Promise<PayingStand> {
  const stripe = await startStripeStand();
  const startedAt = new Date();
  const now = () => startedAt;
  const tokens = createTestTokens(now);
  const database = `chaos_billing_${randomUUID().slice(0, 8)}`;
  const environment = { ...stripe.variables, PUBLIC_URL: 'http://localhost:8080' };
  const start = () =>
    startOneService(
      { name: 'billing', configSchema, createService },
      { mongodbUrl, bus: createRecordingBus(), now, tokens, planting: {}, environment, database },
    );
  const [first, second] = [await start(), await start()];
  return {
    billing: first,
    replicas: [first, second],
    stripe,
    async stop() {
      await second.stop();
      await first.stop();
      await stripe.stop();
    },
  };
}
