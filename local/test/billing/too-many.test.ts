import {
  cancelSubscription,
  getBillingAccount,
  getSubscription,
  openBillingPortal,
  startCheckout,
} from '@marquee/contracts/billing-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';

import { aSubscriber, startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

/** One for the checkout of a subscriber. */
const limit = 4;

let paying: PayingBilling;
let provider: ProviderCaller;
beforeAll(async () => {
  paying = await startPayingBilling({ STRIPE_CALLER_LIMIT: String(limit) });
});
beforeEach(async () => {
  provider = await aSubscriber(paying);
});
afterAll(() => paying.stop());

function lookAt(as: ProviderCaller) {
  return paying.billing.call(getBillingAccount, { as });
}

async function useUp(as: ProviderCaller): Promise<number[]> {
  return [await lookAt(as), await lookAt(as), await lookAt(as)].map(({ status }) => status);
}

describe('a provider who asks for what Stripe must answer', () => {
  test('when it is too often, then it waits for the next minute', async () => {
    const within = await useUp(provider);

    const { status, problem, headers } = await lookAt(provider);

    expect(within).toEqual([200, 200, 200]);
    expect([status, problem.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    paying.billing.clock.advance({ minutes: 1 });
    expect((await lookAt(provider)).status).toBe(200);
  });

  test.each([startCheckout, openBillingPortal, cancelSubscription])(
    'when it was too often, then $path waits as well',
    async (operation) => {
      await useUp(provider);

      const { status } = await paying.billing.call(operation, { as: provider });

      expect(status).toBe(429);
    },
  );

  test('when it was too often, then what billing knows itself is answered, and others are', async () => {
    const other = await aSubscriber(paying);

    await useUp(provider);

    expect((await paying.billing.call(getSubscription, { as: provider })).status).toBe(200);
    expect((await lookAt(other)).status).toBe(200);
  });
});
