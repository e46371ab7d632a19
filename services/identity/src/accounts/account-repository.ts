import { toEmailKey } from '@marquee/contracts/text';
import type { ListQuery } from '@marquee/contracts/list-query';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { AggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Page } from '@marquee/service-kit/store/page';
import type { Account } from './domain/account.ts';
import { accountShapes } from './account-history.ts';
import type { AccountHistoryEntry } from './account-history.ts';

export type AccountRepository = AggregateStore<Account, AccountHistoryEntry> & {
  findByEmail(email: string): Promise<Account | null>;
  findByLink(tokenHash: string): Promise<Account | null>;
  findByGoogle(sub: string): Promise<Account | null>;
  /** Returns providers who can receive requests: not suspended and not deleted. */
  providers(page: ListQuery): Promise<Page<Account>>;
  erased(limit: number): Promise<(Account & { erasedAt: Date })[]>;
};

export function createAccountRepository(connection: Connection): AccountRepository {
  const store = createAggregateStore<Account, AccountHistoryEntry>(connection, {
    name: 'account',
    shapes: accountShapes,
    searched: ({ email, profile }) => [email, ...namesIn(profile)],
    indexes: [
      { fields: { emailKey: 1 }, options: { unique: true } },
      { fields: { 'links.tokenHash': 1 } },
      { fields: { 'google.sub': 1 }, options: { unique: true, sparse: true } },
      { fields: { role: 1, erasedAt: 1, createdAt: 1, _id: 1 } },
      { fields: { role: 1, erasedAt: 1, suspendedAt: 1, createdAt: 1, _id: 1 } },
      { fields: { erasedAt: 1, createdAt: 1, _id: 1 } },
      { fields: { erasedAt: 1 }, options: { sparse: true } },
    ],
  });
  return {
    ...store,
    async findByEmail(email) {
      const account = await store.findOne({ emailKey: toEmailKey(email) });
      return account?.erasedAt === undefined ? account : null;
    },
    findByLink: (tokenHash) => store.findOne({ 'links.tokenHash': tokenHash }),
    findByGoogle: (sub) => store.findOne({ 'google.sub': sub }),
    // A condition of `null` also matches documents without the field.
    providers: (page) =>
      store.page({
        filter: { role: 'provider', suspendedAt: null, erasedAt: null },
        sortBy: 'createdAt',
        page,
      }),
    // A range condition, so that MongoDB uses the sparse index.
    async erased(limit) {
      const found = await store.find({ erasedAt: { $gt: new Date(0) } }, { limit });
      return found.flatMap(({ erasedAt, ...account }) => (erasedAt ? { ...account, erasedAt } : []));
    },
  };
}

function namesIn(profile: Account['profile']): string[] {
  if (profile === null) {
    return [];
  }
  const names = [profile.firstName, profile.lastName];
  return 'businessName' in profile ? [...names, profile.fullName, profile.businessName] : names;
}
