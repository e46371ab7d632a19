import type { SubscriptionRow } from '@marquee/contracts/subscription-rows';

export function aSubscription(overrides: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    providerId: crypto.randomUUID(),
    providerName: 'Nova Sound',
    state: 'active',
    since: '2026-03-02',
    until: '2026-04-02',
    ...overrides,
  };
}
