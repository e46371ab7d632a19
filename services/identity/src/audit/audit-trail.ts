import type { Page } from '@marquee/service-kit/store/page';
import type { AuditQuery, AuditRepository, KeptEntry } from './audit-repository.ts';

export type AuditTrail = {
  keep: (entry: KeptEntry) => Promise<void>;
  /** Entries that are still to be stored; newest first. */
  page: (query: Omit<AuditQuery, 'from'> & { from?: Date | undefined }) => Promise<Page<KeptEntry>>;
  /** Entries about the account, ordered by id, after the given one. */
  of: (accountId: string, after: string | null) => AsyncIterable<KeptEntry>;
};

type AuditTrailDeps = { repository: AuditRepository; keepDays: number; now: () => Date };

const dayMs = 86_400_000;

export function createAuditTrail({ repository, keepDays, now }: AuditTrailDeps): AuditTrail {
  const keptMs = keepDays * dayMs;
  const keptFrom = () => new Date(now().getTime() - keptMs);
  return {
    keep: (entry) => repository.insertIfAbsent(entry, new Date(entry.at.getTime() + keptMs)),
    page({ from = new Date(0), ...query }) {
      const first = keptFrom();
      return repository.page({ ...query, from: from > first ? from : first });
    },
    of: (accountId, after) => repository.of(accountId, { after, from: keptFrom() }),
  };
}
