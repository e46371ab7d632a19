import { Box, Button, NothingFound } from '@marquee/ui';
import { PagedTable } from '@marquee/web-kit';
import { useShellListAuditQuery } from './audit-api.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { useAuditFilters } from './use-audit-filters.ts';

/** The audit trail. The list is refetched whenever it is opened, because other people's actions add entries. */
export function AuditList() {
  const chosen = useAuditFilters();
  const list = useShellListAuditQuery({ query: chosen.query }, { refetchOnMountOrArgChange: true });
  const { page, showAll } = chosen;

  return (
    <>
      <AuditToolbar chosen={chosen} onRefresh={() => void list.refetch()} />
      <PagedTable
        {...{ list, page }}
        loadingLabel="Loading the audit trail"
        failureTitle="The audit trail could not be loaded"
        nothingFound={
          <Box>
            <NothingFound
              title="Nothing found"
              action={
                <Button variant="outline" size="small" onClick={showAll}>
                  Show everything
                </Button>
              }
            />
          </Box>
        }
      >
        {(entries) => <AuditTable entries={entries} />}
      </PagedTable>
    </>
  );
}
