import {
  cancelSubscription,
  getBillingAccount,
  getSubscription,
  openBillingPortal,
  receiveStripeNotification,
  resumeSubscription,
  startCheckout,
} from '@marquee/contracts/billing-operations';
import { getPayouts, startOnboarding } from '@marquee/contracts/payout-operations';
import {
  aClientCaller,
  anAdminCaller,
  aNewcomer,
  aProviderCaller,
} from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from './support/start-billing.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBilling();
});

afterAll(() => service.stop());

describe.each([
  { name: 'getSubscription', operation: getSubscription },
  { name: 'getBillingAccount', operation: getBillingAccount },
  { name: 'cancelSubscription', operation: cancelSubscription },
  { name: 'resumeSubscription', operation: resumeSubscription },
  { name: 'startCheckout', operation: startCheckout },
  { name: 'openBillingPortal', operation: openBillingPortal },
  { name: 'getPayouts', operation: getPayouts },
  { name: 'startOnboarding', operation: startOnboarding },
])('$name', ({ operation }) => {
  test('when nobody is signed in, then the answer is 401', async () => {
    const { status, problem } = await service.call(operation);

    expect(status).toBe(401);
    expect(problem).toMatchObject({ code: 'unauthenticated', message: 'Unauthorized' });
  });

  test.each([aClientCaller(), anAdminCaller(), aNewcomer()])(
    'when the role is $role, then the answer is 403',
    async (caller) => {
      const { status } = await service.call(operation, { as: caller });

      expect(status).toBe(403);
    },
  );
});

describe('without a payment processor', () => {
  test.each([
    { name: 'startCheckout', operation: startCheckout },
    { name: 'openBillingPortal', operation: openBillingPortal },
    { name: 'startOnboarding', operation: startOnboarding },
    { name: 'cancelSubscription', operation: cancelSubscription },
    { name: 'resumeSubscription', operation: resumeSubscription },
  ])('when $name is called, then it is rejected', async ({ operation }) => {
    const { status, problem } = await service.call(operation, { as: aProviderCaller() });

    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'checkout_unavailable',
      message: 'Card payments are not set up on this server yet',
    });
  });

  test('when a webhook claims to come from a payment processor, then the signature is rejected', async () => {
    const body = { type: 'customer.subscription.updated', data: { object: { customer: 'cus_1' } } };

    const { status, problem } = await service.call(receiveStripeNotification, {
      body,
      headers: { 'stripe-signature': 't=1,v1=x' },
    });

    expect([status, problem.code]).toEqual([400, 'invalid_signature']);
  });
});
