import { createHash } from 'node:crypto';
import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Account } from '../accounts/domain/account.ts';

/** A deleted account, with its last version. */
export type ErasedAccount = Pick<Account, 'id' | 'version' | 'role'> & { erasedAt: Date };

/** `id` is a hash of the account's id. */
type StoredErasure = {
  id: string;
  version: number;
  lastVersion: number;
  role: Account['role'];
  erasedAt: Date;
};

export type ErasedAccountRepository = ReturnType<typeof createErasedAccountRepository>;

/**
 * Remembers that an account was deleted, without its id. Only a service that still knows the id can then learn of the deletion again, when
 * it rebuilds a projection.
 */
export function createErasedAccountRepository(connection: Connection) {
  const store = createAggregateStore<StoredErasure>(connection, { name: 'erasedAccount', indexes: [] });
  return {
    outbox: store.outbox,
    shape: store.shape,
    onSkipped: store.onSkipped,
    async remember({ id, version, role, erasedAt }: ErasedAccount): Promise<void> {
      const stored = { id: hashOf(id), version: 1, lastVersion: version, role, erasedAt };
      await store.insert(stored, { cause: systemCause(), at: erasedAt });
    },
    /** Those of the accounts that were deleted, each with its id. */
    async withIds(ids: readonly string[]): Promise<ErasedAccount[]> {
      const found = await store.find({ id: { $in: ids.map(hashOf) } });
      const byHash = new Map(found.map((erased) => [erased.id, erased]));
      return ids.flatMap((id) => {
        const erased = byHash.get(hashOf(id));
        return erased === undefined
          ? []
          : [{ id, version: erased.lastVersion, role: erased.role, erasedAt: erased.erasedAt }];
      });
    },
  };
}

function hashOf(accountId: string): string {
  return createHash('sha256').update(accountId).digest('hex');
}
