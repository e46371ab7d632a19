import { exportProviderEvents } from '@marquee/contracts/event-operations';
import { Button } from '@marquee/ui';
import { useDownload, useNotifyRefusal } from '@marquee/web-kit';
import { useLeadFilters } from './use-lead-filters.ts';

/** All events as a file, or those of the status the leads are filtered by; not only the page that is shown. */
export function ExportLeads() {
  const { status } = useLeadFilters();
  const { download, isDownloading } = useDownload(exportProviderEvents);
  const notifyRefusal = useNotifyRefusal();

  async function save() {
    const refusal = await download({ query: status === '' ? {} : { status } });
    if (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to export data' });
    }
  }

  return (
    <Button
      variant="outline"
      icon="download"
      pending={isDownloading}
      pendingText="Exporting..."
      onClick={() => void save()}
    >
      Export Data
    </Button>
  );
}
