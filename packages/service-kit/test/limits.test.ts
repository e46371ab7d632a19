import { createMetrics } from '../src/metrics/create-metrics.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { createAttemptCounts } from '../src/throttle/attempt-counts.ts';
import { createCallLimit } from '../src/throttle/call-limit.ts';
import { createRateLimits } from '../src/throttle/rate-limits.ts';

describe('a limit that is reached', () => {
  const clock = createTestClock();
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase('limits');
  });

  afterEach(() => database.drop());

  test('when an account exceeds a limit that is counted in the database, then the call is rejected and counted in the metric', async () => {
    const metrics = createMetrics('quotes');
    const attempts = createAttemptCounts(database.connection);
    const values = { SEND_QUOTE_ACCOUNT_LIMIT: 1 };
    const rates = createRateLimits({ attempts, values, metrics: metrics.limits, now: clock.now });
    await rates.requireWithin('SEND_QUOTE_ACCOUNT_LIMIT', 'a provider');
    await rates.requireWithin('SEND_QUOTE_ACCOUNT_LIMIT', 'another provider');

    const refused = rates.requireWithin('SEND_QUOTE_ACCOUNT_LIMIT', 'a provider');

    await expect(refused).rejects.toThrow(
      'You have sent as many quotes as an account may in a day (1). Please try again in',
    );
    expect(await metrics.registry.metrics()).toContain(
      'limits_reached_total{limit="SEND_QUOTE_ACCOUNT_LIMIT",service="quotes"} 1',
    );
  });

  test('when a process counts more calls than allowed, then further calls are rejected and counted in the metric', async () => {
    const metrics = createMetrics('gateway');
    const values = { REQUEST_LIMIT: 1 };
    const admit = createCallLimit({ name: 'REQUEST_LIMIT', values, metrics: metrics.limits, now: clock.now });
    admit('a network');

    expect(() => {
      admit('a network');
    }).toThrow('Too many requests.');
    expect(await metrics.registry.metrics()).toContain(
      'limits_reached_total{limit="REQUEST_LIMIT",service="gateway"} 1',
    );
  });

  test('when an error message contains a large limit, then the number has thousands separators', () => {
    const { limits: metrics } = createMetrics('quotes');
    const name = 'REPEATABLE_CALL_ACCOUNT_LIMIT';
    const admit = createCallLimit({ name, values: {}, metrics, now: clock.now });

    expect(() => {
      admit('an account', 10_001);
    }).toThrow('You have made as many changes as an account may in a day (10,000). Please try again');
  });
});
