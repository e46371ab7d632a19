import type { ListedAuditEntry } from '@marquee/contracts/audit';
import { ActionLink, IconButton, SectionHeader, Skeleton, Small } from '@marquee/ui';
import { CallFailure, Link } from '@marquee/web-kit';
import type { ListPage } from '@marquee/web-kit';
import { useShellListAuditQuery } from './audit-api.ts';
import { AuditTable } from './audit-table.tsx';

const pageSize = '10';

/** The latest entries about one account. The most recent ones may be missing, because entries arrive by messages. */
export function AuditOfSubject({ subject }: { subject: string }) {
  const {
    currentData: page,
    error,
    refetch,
  } = useShellListAuditQuery({ query: { subject, limit: pageSize } }, { refetchOnMountOrArgChange: true });
  const refresh = () => void refetch();

  return (
    <section aria-label="History">
      <SectionHeader
        title="History"
        action={<IconButton icon="refresh-cw" label="Refresh" onClick={refresh} />}
      />
      <Entries {...{ page, error, refresh }} />
      <ActionLink as={Link} to={`/admin/audit?subject=${subject}`}>
        View all in the audit trail
      </ActionLink>
    </section>
  );
}

type EntriesProps = {
  page: ListPage<ListedAuditEntry[]> | undefined;
  error: unknown;
  refresh: () => void;
};

function Entries({ page, error, refresh }: EntriesProps) {
  if (error !== undefined) {
    return <CallFailure title="The audit trail could not be loaded" error={error} onRetry={refresh} />;
  }
  if (!page) {
    return <Skeleton label="Loading the audit trail" rows={3} />;
  }
  return page.rows.length === 0 ? (
    <Small as="p">No activity recorded.</Small>
  ) : (
    <AuditTable entries={page.rows} />
  );
}
