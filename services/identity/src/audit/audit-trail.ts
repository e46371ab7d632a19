import type { Page } from '@marquee/service-kit/store/page';
import type { AuditQuery, AuditRepository, StoredAuditEntry } from './audit-repository.ts';

export type AuditTrail = {
  append: (entry: StoredAuditEntry) => Promise<void>;
  /** A page of entries within the retention period, newest first. */
  page: (query: Omit<AuditQuery, 'from'> & { from?: Date | undefined }) => Promise<Page<StoredAuditEntry>>;
  /** Entries about the account, ordered by id, starting after the id `after`. */
  of: (accountId: string, after: string | null) => AsyncIterable<StoredAuditEntry>;
};

type AuditTrailDeps = { repository: AuditRepository; keepDays: number; now: () => Date };

const dayMs = 86_400_000;

export function createAuditTrail({ repository, keepDays, now }: AuditTrailDeps): AuditTrail {
  const retentionMs = keepDays * dayMs;
  const retainedFrom = () => new Date(now().getTime() - retentionMs);
  return {
    append: (entry) => repository.insertIfAbsent(entry, new Date(entry.at.getTime() + retentionMs)),
    page({ from = new Date(0), ...query }) {
      const oldest = retainedFrom();
      return repository.page({ ...query, from: from > oldest ? from : oldest });
    },
    of: (accountId, after) => repository.of(accountId, { after, from: retainedFrom() }),
  };
}
