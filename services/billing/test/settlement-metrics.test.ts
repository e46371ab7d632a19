import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from './support/start-billing.ts';

let billing: TestService;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.stop());

describe('the metrics of pending checks at the processor', () => {
  test('when the alerts name a metric, then the metric exists, and its values are 0 without pending checks', async () => {
    const text = await (await billing.fetch('/metrics')).text();
    const alerts = readFileSync(
      join(import.meta.dirname, '../../../deploy/observability/alerts.yml'),
      'utf8',
    );

    const named = new Set([...alerts.matchAll(/\bsettlements_\w+/g)].map(([name]) => name));
    const samples = text.split('\n').filter((line) => [...named].some((name) => line.startsWith(`${name}{`)));

    expect(named.size).toBe(1);
    expect(samples.map((line) => line.split(' ').at(-1))).toEqual(['0', '0', '0']);
  });
});
