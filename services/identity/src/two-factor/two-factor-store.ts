import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import { factsWithData } from '@marquee/service-kit/store/history-entry';
import { isTurnedOn } from './domain/two-factor.ts';
import type { TwoFactor, TwoFactorHistoryEntry } from './domain/two-factor.ts';

/** Stores a document for each account that has ever begun the setup of two-factor authentication, under the account's id. */
export type TwoFactorStore = AggregateStore<TwoFactor, TwoFactorHistoryEntry> & {
  isOn(accountId: string): Promise<boolean>;
  /** Removes the document if all its messages are published. Returns true if no document remains. */
  eraseOncePublished(accountId: string): Promise<boolean>;
};

export function createTwoFactorStore(connection: Connection): TwoFactorStore {
  const store = createAggregateStore<TwoFactor, TwoFactorHistoryEntry>(connection, {
    name: 'secondStep',
    indexes: [],
    shapes: [factsWithData],
  });
  return {
    ...store,
    async isOn(accountId) {
      return isTurnedOn(await store.findOne({ id: accountId }));
    },
    async eraseOncePublished(accountId) {
      const twoFactor = await store.findOne({ id: accountId });
      return twoFactor === null || store.removeOncePublished(twoFactor);
    },
  };
}
