import { createSignInGuard } from '../src/attempts/sign-in-guard.ts';
import type { SignInDeps } from '../src/attempts/admit-sign-in.ts';

/** Tests only the concurrency limits: no attempt reaches the stored counts. */
const deps = { values: {}, metrics: { reached: () => undefined } } as unknown as SignInDeps;

describe('a burst of sign-ins at one account', () => {
  test('when each attempt has an unsigned device secret, then only admitted attempts look the device up', async () => {
    const guard = createSignInGuard(deps);
    const { promise: lookUp, reject } = Promise.withResolvers<string | null>();
    let lookUps = 0;
    const browser = {
      secret: null,
      recognize: () => {
        lookUps += 1;
        return lookUp;
      },
    };
    const attempt = { email: 'dana@example.com', address: '198.51.100.7', browser };

    const attempts = Array.from({ length: 50 }, () => guard(attempt, async () => undefined));
    reject(new Error('the look-up ends'));
    const outcomes = await Promise.allSettled(attempts);

    const refused = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && String(outcome.reason).includes('Too many'),
    );
    expect(lookUps).toBeGreaterThan(0);
    expect(lookUps + refused.length).toBe(50);
    expect(refused.length).toBeGreaterThanOrEqual(40);
  });
});
