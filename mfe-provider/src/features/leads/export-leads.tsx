import { exportProviderEvents } from '@marquee/contracts/event-operations';
import { DownloadButton } from '@marquee/web-kit';
import { useLeadFilters } from './use-lead-filters.ts';

/** Exports all events, or those of the filtered status, and not only the current page. */
export function ExportLeads() {
  const { status } = useLeadFilters();

  return (
    <DownloadButton
      operation={exportProviderEvents}
      input={{ query: status === '' ? {} : { status } }}
      fallback="Failed to Export Data"
      pendingText="Exporting..."
      variant="outline"
    >
      Export Data
    </DownloadButton>
  );
}
