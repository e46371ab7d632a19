import { getSubscription } from '@marquee/contracts/billing-operations';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { configSchema } from '../src/config.ts';
import { startBilling } from './start-billing.ts';

let service: TestService;

beforeEach(async () => {
  service = await startBilling({ TRIAL_ENDS_ON: '2026-03-12' });
});

afterEach(() => service.stop());

describe('get subscription', () => {
  test('when the trial runs, then even a provider not heard of yet is on it', async () => {
    const { status, body } = await service.call(getSubscription, { as: aProviderCaller() });

    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'trialing',
      trialEndsOn: '2026-03-12',
      daysRemaining: 10,
      monthlyPrice: '99.00',
      renewsOn: null,
    });
  });

  test('when the trial’s end has come, then it has expired', async () => {
    service.clock.set(new Date('2026-03-12T05:00:00Z'));

    const { body } = await service.call(getSubscription, { as: aProviderCaller() });

    expect(body).toMatchObject({ status: 'expired', daysRemaining: 0 });
  });
});

describe('the trial’s end', () => {
  test('when it is not configured, then it is the day the product names', async () => {
    const usual = await startBilling();

    const { body } = await usual.call(getSubscription, { as: aProviderCaller() });
    await usual.stop();

    expect(body).toMatchObject({ status: 'expired', trialEndsOn: '2025-10-01' });
  });

  test('when it is no date, then the configuration is refused by its name', () => {
    const environment = {
      TOKEN_PUBLIC_KEYS: '{"keys":[{"kty":"OKP"}]}',
      INTERNAL_SECRET: 'sixteen-letters-at-least',
    };

    const load = () => loadConfig(configSchema, { ...environment, TRIAL_ENDS_ON: 'October' });

    expect(load).toThrow('TRIAL_ENDS_ON: Please enter a valid date');
  });
});
