import type { Page } from '@marquee/service-kit/store/page';
import type { AuditQuery, AuditRepository, KeptEntry } from './audit-repository.ts';

export type AuditTrail = {
  keep: (entry: KeptEntry) => Promise<void>;
  /** What is still to be kept; the newest first. */
  page: (query: Omit<AuditQuery, 'from'> & { from?: Date | undefined }) => Promise<Page<KeptEntry>>;
};

type AuditTrailDeps = { repository: AuditRepository; keepDays: number; now: () => Date };

const dayMs = 86_400_000;

export function createAuditTrail({ repository, keepDays, now }: AuditTrailDeps): AuditTrail {
  const keptMs = keepDays * dayMs;
  return {
    keep: (entry) => repository.insertIfAbsent(entry, new Date(entry.at.getTime() + keptMs)),
    page({ from = new Date(0), ...query }) {
      const keptFrom = new Date(now().getTime() - keptMs);
      return repository.page({ ...query, from: from > keptFrom ? from : keptFrom });
    },
  };
}
