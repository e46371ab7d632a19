import { evolve, hasPlanChanged } from '../../../src/subscriptions/domain/evolve.ts';
import { noSubscription } from '../../../src/subscriptions/domain/subscription.ts';
import type {
  PaidPlan,
  Subscription,
  SubscriptionFact,
} from '../../../src/subscriptions/domain/subscription.ts';

const opened = new Date('2026-03-02T15:00:00Z');
const now = new Date('2026-05-10T12:00:00Z');
const inAnHour = new Date('2026-05-10T13:00:00Z');
const later = new Date('2026-05-10T12:30:00Z');
const registeredAt = new Date('2026-03-01T15:00:00Z');
const checkout = { id: 'cs_1', expiresAt: new Date('2026-05-11T12:00:00Z') };
const plan: PaidPlan = {
  ...{ id: 'sub_1', status: 'active', endsAt: null },
  periodStartsAt: new Date('2026-05-01T12:00:00Z'),
  periodEndsAt: new Date('2026-06-01T12:00:00Z'),
};
const account = { id: 'acct_1', status: 'ready' } as const;
const base = noSubscription('provider-1', opened);

type Case = { fact: SubscriptionFact; before?: Partial<Subscription>; changes: Partial<Subscription> };

describe('a subscription after a fact', () => {
  test('when none is stored, then it is new and open', () => {
    expect(base).toEqual({ id: 'provider-1', version: 0, openedAt: opened, changedAt: opened });
  });

  test.each<Case>([
    { fact: { type: 'opened', registeredAt }, changes: { openedAt: now, changedAt: now, registeredAt } },
    { fact: { type: 'registered', registeredAt }, changes: { registeredAt } },
    {
      fact: { type: 'customer-created', customerId: 'cus_1' },
      before: { checkout },
      changes: { customerId: 'cus_1', checkout: null },
    },
    {
      fact: { type: 'customer-found', customerId: 'cus_1' },
      before: { checkout },
      changes: { customerId: 'cus_1', checkAt: now },
    },
    { fact: { type: 'checkout-opened', checkout }, changes: { checkout, checkAt: inAnHour } },
    {
      fact: { type: 'plan-read', plan },
      before: { checkout },
      changes: { paidPlan: plan, checkout: null, changedAt: now, checkAt: inAnHour },
    },
    {
      fact: { type: 'ended-at-processor' },
      before: { paidPlan: plan, checkout },
      changes: {
        ...{ paidPlan: { ...plan, status: 'ended', endsAt: now }, checkout: null },
        ...{ changedAt: now, checkAt: null },
      },
    },
    {
      fact: { type: 'payouts-read', account },
      changes: { payoutAccount: account, checkAt: inAnHour },
    },
    {
      fact: { type: 'payouts-read', account },
      before: { checkAt: later },
      changes: { payoutAccount: account },
    },
    {
      fact: { type: 'payouts-read', account },
      before: { checkAt: now },
      changes: { payoutAccount: account, checkAt: inAnHour },
    },
    {
      fact: { type: 'payouts-read', account: null },
      before: { payoutAccount: account, checkAt: later },
      changes: { payoutAccount: null, checkAt: null },
    },
    {
      fact: { type: 'closed' },
      before: { customerId: 'cus_1', payoutAccount: account },
      changes: { closedAt: now, changedAt: now, payoutAccount: null, checkAt: now },
    },
    { fact: { type: 'closed' }, changes: { closedAt: now, changedAt: now } },
  ])('when the fact is $fact after $before, then only the fields of the fact change', (given) => {
    const subscription = { ...base, ...given.before };

    expect(evolve(subscription, given.fact, now)).toStrictEqual({ ...subscription, ...given.changes });
  });

  test('when the registration is unknown, then the date of the registration is absent', () => {
    expect(evolve(base, { type: 'opened', registeredAt: undefined }, now)).not.toHaveProperty('registeredAt');
  });
});

describe('whether a plan has changed', () => {
  test('when any field of the plan differs, then it has', () => {
    const before = { ...base, paidPlan: plan };

    expect(hasPlanChanged(before, { ...before, paidPlan: { ...plan }, changedAt: now })).toBe(false);
    expect(hasPlanChanged(before, { ...before, paidPlan: { ...plan, endsAt: now } })).toBe(true);
    expect(hasPlanChanged(base, before)).toBe(true);
  });
});
