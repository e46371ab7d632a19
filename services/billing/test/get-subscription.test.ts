import { getSubscription } from '@marquee/contracts/billing-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../src/config.ts';
import { aProviderSnapshot } from './support/snapshots.ts';
import { startBilling } from './support/start-billing.ts';

let service: TestService;

beforeEach(async () => {
  service = await startBilling({ TRIAL_ENDS_ON: '2026-03-12' });
});

afterEach(() => service.stop());

describe('get subscription', () => {
  test('when the trial runs, then it applies even to a provider about whom no message has arrived', async () => {
    const { status, body } = await service.call(getSubscription, { as: aProviderCaller() });

    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'trialing',
      trialEndsOn: '2026-03-12',
      daysRemaining: 10,
      monthlyPrice: '99.00',
      enforcement: 'none',
      cardPayments: 'unavailable',
      renewsOn: null,
      endsOn: null,
      payBy: null,
    });
  });

  test('when the trial’s end has passed, then the status is expired', async () => {
    service.clock.set(new Date('2026-03-12T05:00:00Z'));

    const { body } = await service.call(getSubscription, { as: aProviderCaller() });

    expect(body).toMatchObject({ status: 'expired', daysRemaining: 0 });
  });
});

describe('the trial days of a new provider', () => {
  async function subscriptionOf(provider: ProviderCaller, billing: TestService) {
    const { body } = await billing.call(getSubscription, { as: provider });
    return body;
  }

  test('when a provider has registered, then their trial runs for the configured number of days', async () => {
    const generous = await startBilling({ TRIAL_DAYS: '30' });
    const provider = aProviderCaller();
    const snapshot = aProviderSnapshot({
      providerId: provider.providerId,
      registeredAt: '2026-02-20T15:00:00.000Z',
    });
    await generous.deliver(providerChanged, snapshot, { aggregateId: provider.providerId });

    const running = await subscriptionOf(provider, generous);
    generous.clock.set(new Date('2026-03-22T04:00:00Z'));
    const over = await subscriptionOf(provider, generous);
    await generous.stop();

    expect(running).toMatchObject({ status: 'trialing', trialEndsOn: '2026-03-22', daysRemaining: 20 });
    expect(over).toMatchObject({ status: 'expired', trialEndsOn: '2026-03-22', daysRemaining: 0 });
  });

  test('when no message about a provider has arrived, then they count as just registered', async () => {
    const generous = await startBilling({ TRIAL_DAYS: '30' });

    const subscription = await subscriptionOf(aProviderCaller(), generous);
    await generous.stop();

    expect(subscription).toMatchObject({ status: 'trialing', daysRemaining: 30 });
  });

  test('when an earlier release opened the subscription, then the next message adds the registration date', async () => {
    const generous = await startBilling({ TRIAL_DAYS: '30' });
    const provider = aProviderCaller();
    const arrival = { aggregateId: provider.providerId };
    const { providerId } = provider;
    await generous.deliver(providerChanged, aProviderSnapshot({ providerId }), arrival);
    const before = await subscriptionOf(provider, generous);
    const snapshot = aProviderSnapshot({ providerId, registeredAt: '2026-03-01T15:00:00.000Z' });
    await generous.deliver(providerChanged, snapshot, { ...arrival, aggregateVersion: 2 });

    const after = await subscriptionOf(provider, generous);
    await generous.stop();

    expect([before.status, after.status]).toEqual(['expired', 'trialing']);
  });

  test.each(['-1', '1.5', 'many'])('when TRIAL_DAYS is %s, then the configuration is rejected', (days) => {
    const environment = {
      TOKEN_PUBLIC_KEYS: '{"keys":[{"kty":"OKP"}]}',
      INTERNAL_SECRET: 'sixteen-letters-at-least',
    };

    expect(() => loadConfig(configSchema, { ...environment, TRIAL_DAYS: days })).toThrow('TRIAL_DAYS');
  });
});

describe('what a lapsed subscription withholds', () => {
  test('when new quotes are withheld, then the answer says so', async () => {
    const strict = await startBilling({ SUBSCRIPTION_ENFORCEMENT: 'new-quotes' });

    const { body } = await strict.call(getSubscription, { as: aProviderCaller() });
    await strict.stop();

    expect(body).toMatchObject({ status: 'expired', enforcement: 'new-quotes' });
  });
});

describe('the payment processor', () => {
  const environment = {
    TOKEN_PUBLIC_KEYS: '{"keys":[{"kty":"OKP"}]}',
    INTERNAL_SECRET: 'sixteen-letters-at-least',
  };
  const whole = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
    PUBLIC_URL: 'https://marquee.example',
  };

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET', 'PUBLIC_URL'])(
    'when only %s is missing, then the configuration is rejected and the error names it',
    (name) => {
      const load = () => loadConfig(configSchema, { ...environment, ...whole, [name]: '' });

      expect(load).toThrow(`${name}: is missing`);
    },
  );

  test('when the environment is production, then an emulator is rejected', () => {
    const load = () =>
      loadConfig(configSchema, {
        ...environment,
        ...whole,
        NODE_ENV: 'production',
        STRIPE_API_URL: 'http://127.0.0.1:9000',
      });

    expect(load).toThrow('STRIPE_API_URL: is for an emulator');
  });
});

describe('the trial’s end', () => {
  test('when it is not configured, then it is the date in the specification', async () => {
    const usual = await startBilling();

    const { body } = await usual.call(getSubscription, { as: aProviderCaller() });
    await usual.stop();

    expect(body).toMatchObject({ status: 'expired', trialEndsOn: '2025-10-01' });
  });

  test('when it is not a date, then the configuration is rejected and the error names the variable', () => {
    const environment = {
      TOKEN_PUBLIC_KEYS: '{"keys":[{"kty":"OKP"}]}',
      INTERNAL_SECRET: 'sixteen-letters-at-least',
    };

    const load = () => loadConfig(configSchema, { ...environment, TRIAL_ENDS_ON: 'October' });

    expect(load).toThrow('TRIAL_ENDS_ON: Please enter a valid date');
  });
});
