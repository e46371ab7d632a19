import { randomUUID } from 'node:crypto';
import * as api from '@marquee/contracts/invoice-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { aConnectedProvider, onboardingFor } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

describe('whether a card can pay, before there is an invoice', () => {
  test.each([
    ['connected', 'possible', aConnectedProvider],
    ['not connected', 'provider_not_connected', aProviderAtOnboarding],
  ] as const)('when the provider is %s, then the answer is %s', async (_case, cardPayment, register) => {
    const provider = await register(harness);

    const { body } = await harness.billing.call(api.getCardPayment, {
      as: aClientCaller(),
      params: { id: provider.providerId },
    });

    expect(body).toEqual({ cardPayment });
  });

  test('when the provider does not exist, then the response is 404', async () => {
    const { status, problem } = await harness.billing.call(api.getCardPayment, {
      as: aClientCaller(),
      params: { id: randomUUID() },
    });

    expect([status, problem.code]).toEqual([404, 'provider_not_found']);
  });
});

async function aProviderAtOnboarding(billing: BillingHarness): Promise<ProviderCaller> {
  const provider = aProviderCaller();
  await onboardingFor(billing, provider);
  return provider;
}
