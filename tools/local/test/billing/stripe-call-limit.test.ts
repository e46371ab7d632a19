import {
  cancelSubscription,
  getBillingAccount,
  getSubscription,
  openBillingPortal,
  startCheckout,
} from '@marquee/contracts/billing-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';

import { aSubscriber, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

/** The number of calls per minute. The subscriber's checkout uses one of them. */
const limit = 4;

let harness: BillingHarness;
let provider: ProviderCaller;
beforeAll(async () => {
  harness = await startBillingHarness({ STRIPE_CALLER_LIMIT: String(limit) });
});
beforeEach(async () => {
  provider = await aSubscriber(harness);
});
afterAll(() => harness.stop());

function readAccount(as: ProviderCaller) {
  return harness.billing.call(getBillingAccount, { as });
}

async function exhaust(as: ProviderCaller): Promise<number[]> {
  return [await readAccount(as), await readAccount(as), await readAccount(as)].map(({ status }) => status);
}

describe('a provider whose calls need Stripe', () => {
  test('when the provider has used all permitted calls, then the next call is rejected until the next minute', async () => {
    const within = await exhaust(provider);

    const { status, problem, headers } = await readAccount(provider);

    expect(within).toEqual([200, 200, 200]);
    expect([status, problem.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    harness.billing.clock.advance({ minutes: 1 });
    expect((await readAccount(provider)).status).toBe(200);
  });

  test.each([startCheckout, openBillingPortal, cancelSubscription])(
    'when there were too many calls, then $path is rejected as well',
    async (operation) => {
      await exhaust(provider);

      const { status } = await harness.billing.call(operation, { as: provider });

      expect(status).toBe(429);
    },
  );

  test('when there were too many calls, then calls that do not need Stripe and calls of other providers are answered', async () => {
    const other = await aSubscriber(harness);

    await exhaust(provider);

    expect((await harness.billing.call(getSubscription, { as: provider })).status).toBe(200);
    expect((await readAccount(other)).status).toBe(200);
  });
});
