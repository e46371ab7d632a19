import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import type { SecondStep, SecondStepHistoryEntry } from './second-step.ts';

/** One per account that has ever set one up, under the account’s id. */
export type SecondSteps = AggregateStore<SecondStep, SecondStepHistoryEntry> & {
  isOn(accountId: string): Promise<boolean>;
  eraseOf(accountId: string): Promise<void>;
};

export function createSecondSteps(connection: Connection): SecondSteps {
  const store = createAggregateStore<SecondStep, SecondStepHistoryEntry>(connection, {
    name: 'secondStep',
    indexes: [],
  });
  return {
    ...store,
    async isOn(accountId) {
      const step = await store.findOne({ id: accountId });
      return step !== null && step.secret !== null;
    },
    async eraseOf(accountId) {
      const step = await store.findOne({ id: accountId });
      if (step !== null) {
        await store.remove(step);
      }
    },
  };
}
