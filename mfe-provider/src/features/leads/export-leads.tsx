import { exportProviderEvents } from '@marquee/contracts/event-operations';
import { DownloadButton } from '@marquee/web-kit';
import { useLeadFilters } from './use-lead-filters.ts';

/** All events as a file, or those of the status the leads are filtered by; not only the page that is shown. */
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
