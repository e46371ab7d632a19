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

/** One of them is used for a subscriber's checkout. */
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

describe('a provider whose calls need Stripe', () => {
  test('when there are too many, then the next must wait for the next minute', async () => {
    const within = await useUp(provider);

    const { status, problem, headers } = await lookAt(provider);

    expect(within).toEqual([200, 200, 200]);
    expect([status, problem.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    paying.billing.clock.advance({ minutes: 1 });
    expect((await lookAt(provider)).status).toBe(200);
  });

  test.each([startCheckout, openBillingPortal, cancelSubscription])(
    'when there were too many, then $path must wait as well',
    async (operation) => {
      await useUp(provider);

      const { status } = await paying.billing.call(operation, { as: provider });

      expect(status).toBe(429);
    },
  );

  test('when there were too many, then calls that need no Stripe are answered, and other providers’ calls', async () => {
    const other = await aSubscriber(paying);

    await useUp(provider);

    expect((await paying.billing.call(getSubscription, { as: provider })).status).toBe(200);
    expect((await lookAt(other)).status).toBe(200);
  });
});
