import { DomainError } from '@marquee/service-kit/domain-error';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { createRateLimits } from '@marquee/service-kit/throttle/rate-limits';
import { rejectionOf } from '@marquee/service-kit/test-kit/refusal-of';
import { createAttemptRepository } from '../src/attempts/attempt-repository.ts';
import { createThrottle } from '../src/attempts/throttle.ts';
import type { Throttle } from '../src/attempts/throttle.ts';
import { createFingerprint } from '../src/keyed-hash.ts';

const values = {
  SIGN_IN_ACCOUNT_LIMIT: 2,
  SIGN_IN_ADDRESS_LIMIT: 2,
  SIGN_UP_ADDRESS_LIMIT: 1,
  FORGOT_EMAIL_LIMIT: 1,
};

/** The clock starts at a full hour. */
const clock = createTestClock();
const dana = { email: 'dana@example.com', address: '198.51.100.7', device: null };

/** The same account from another IP address. */
const danaElsewhere = { ...dana, address: '198.51.100.8' };

const { limits: metrics } = metricsOnlyTelemetry('identity').metrics;

const fingerprint = createFingerprint('a-secret-of-identity-for-mailed-links');

let database: TestDatabase;
let throttle: Throttle;

beforeEach(async () => {
  database = await openTestDatabase('throttle');
  const attempts = createAttemptRepository(database.connection, fingerprint);
  const limitDeps = { attempts, values, metrics, now: clock.now };
  throttle = createThrottle({ ...limitDeps, rates: createRateLimits(limitDeps) });
});

afterEach(() => database.drop());

function busy(): Promise<boolean> {
  return Promise.reject(new DomainError('unavailable', 'sign_in_busy', 'We are very busy'));
}

async function tryWith(matches: () => Promise<boolean>): Promise<boolean> {
  const attempt = await throttle.admitSignIn(dana);
  return attempt.check(matches);
}

describe('the throttle of sign-ins', () => {
  test('when no password check could run, then the attempt does not count', async () => {
    for (const round of [1, 2, 3, 4]) {
      const refusal = await rejectionOf(tryWith(busy));
      expect([round, refusal.code]).toEqual([round, 'sign_in_busy']);
    }

    expect(await tryWith(async () => false)).toBe(false);
    expect(await tryWith(async () => false)).toBe(false);
    expect(await rejectionOf(tryWith(async () => true))).toMatchObject({ code: 'too_many_attempts' });
  });

  test('when other attempts failed meanwhile, then their failures stay counted', async () => {
    const early = await throttle.admitSignIn(dana);
    await tryWith(async () => false);

    await rejectionOf(early.check(busy));

    expect(await tryWith(async () => false).catch((error: unknown) => error)).toMatchObject({
      code: 'too_many_attempts',
    });
  });
});

describe('the throttle of sign-ups', () => {
  const refuse = (refusal: DomainError) =>
    rejectionOf(throttle.signUp.countRefusal(dana.address, () => Promise.reject(refusal)));

  test('when common passwords were rejected in a network, then people in this network can still sign up', async () => {
    const common = new DomainError('rule-broken', 'password_too_common', 'Too common');

    const codes = [(await refuse(common)).code, (await refuse(common)).code];

    expect(codes).toEqual(['password_too_common', 'password_too_common']);
    await expect(throttle.signUp.admit(dana)).resolves.toBeUndefined();
  });

  test('when taken addresses were rejected in a network, then sign-ups from this network are limited', async () => {
    const taken = new DomainError('conflict', 'email_taken', 'Taken');

    const codes = [(await refuse(taken)).code, (await refuse(taken)).code];

    expect(codes).toEqual(['email_taken', 'too_many_attempts']);
    expect(await rejectionOf(throttle.signUp.admit(dana))).toMatchObject({ code: 'too_many_attempts' });
  });
});

describe('the throttle of resets', () => {
  test('when an email address has reached its limit, then its requests are admitted again in the next hour', async () => {
    await throttle.admitForgotPassword(dana);
    const refused = await rejectionOf(throttle.admitForgotPassword(danaElsewhere));

    clock.advance({ hours: 1 });

    expect(refused).toMatchObject({ code: 'too_many_attempts' });
    await expect(throttle.admitForgotPassword({ ...dana, address: '198.51.100.9' })).resolves.toBeUndefined();
  });
});
