import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import { createSnapshotSource } from '@marquee/service-kit/projections/snapshot-source';
import type { DescribingMessage, SnapshotSource } from '@marquee/service-kit/projections/snapshot-source';
import type { ErasedAccountRepository } from '../deletion/erased-account-repository.ts';
import { toErased } from '../deletion/to-erased.ts';
import type { AccountRepository } from './account-repository.ts';
import type { Account } from './domain/account.ts';
import { toAccountMessages } from './views/account-views.ts';

type SourceDeps = { accounts: AccountRepository; erasedAccounts: ErasedAccountRepository };

/** Accounts, from which other services rebuild their clients and providers. Deleted ones are found only by an id that is still known. */
export function createAccountSource({ accounts, erasedAccounts }: SourceDeps): SnapshotSource {
  const source = createSnapshotSource({
    store: accounts,
    messages: [clientChanged, providerChanged, accountErased],
    describe,
  });
  return {
    ...source,
    async readByIds(ids) {
      // The accounts are read first, because a deleted account is remembered before it is removed.
      const known = await source.readByIds(ids);
      const others = ids.filter((id) => known.every((record) => record.id !== id));
      const erased = await erasedAccounts.withIds(others);
      return [
        ...known,
        ...erased.map(({ erasedAt, ...account }) => ({
          ...account,
          messages: [toErased(account, erasedAt)],
        })),
      ];
    },
  };
}

function describe(account: Account): DescribingMessage[] {
  const { erasedAt } = account;
  return erasedAt === undefined ? toAccountMessages(account) : [toErased(account, erasedAt)];
}
