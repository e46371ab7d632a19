import { configSchema } from '@marquee/billing/config';
import { createService } from '@marquee/billing/service';
import { createRecordingBus } from '@marquee/service-kit/test-kit/recording-bus';
import { createTestTokens } from '@marquee/service-kit/test-kit/tokens';

import { startOneService } from '../one-service.ts';
import type { OneService } from '../one-service.ts';
import { startStripeStand } from './stripe-stand.ts';
import type { StripeStand } from './stripe-stand.ts';

export type PayingStand = { billing: OneService; stripe: StripeStand; stop: () => Promise<void> };

/** Billing and the stand-in for Stripe. Billing's clock stands still, so that it asks nothing by itself: only what it is told can move it. */
export async function startPayingStand(mongodbUrl: string): Promise<PayingStand> {
  const stripe = await startStripeStand();
  const startedAt = new Date();
  const now = () => startedAt;
  const billing = await startOneService(
    { name: 'billing', configSchema, createService },
    {
      mongodbUrl,
      bus: createRecordingBus(),
      now,
      tokens: createTestTokens(now),
      planting: {},
      environment: { ...stripe.variables, PUBLIC_URL: 'http://localhost:8080' },
    },
  );
  return {
    billing,
    stripe,
    async stop() {
      await billing.stop();
      await stripe.stop();
    },
  };
}
