import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import { isTurnedOn } from './second-step.ts';
import type { SecondStep, SecondStepHistoryEntry } from './second-step.ts';

/** One per account that has ever set it up, under the account's id. */
export type SecondSteps = AggregateStore<SecondStep, SecondStepHistoryEntry> & {
  isOn(accountId: string): Promise<boolean>;
  /** Waits until all its messages are published; true when nothing of it remains. */
  eraseOnceTold(accountId: string): Promise<boolean>;
};

export function createSecondSteps(connection: Connection): SecondSteps {
  const store = createAggregateStore<SecondStep, SecondStepHistoryEntry>(connection, {
    name: 'secondStep',
    indexes: [],
  });
  return {
    ...store,
    async isOn(accountId) {
      return isTurnedOn(await store.findOne({ id: accountId }));
    },
    async eraseOnceTold(accountId) {
      const step = await store.findOne({ id: accountId });
      return step === null || store.removeOnceTold(step);
    },
  };
}
