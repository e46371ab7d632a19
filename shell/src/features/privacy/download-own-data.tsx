import { downloadExport } from '@marquee/contracts/privacy-operations';
import { Button } from '@marquee/ui';
import { useDownload, useNotifyRefusal } from '@marquee/web-kit';

export function DownloadOwnData() {
  const { download, isDownloading } = useDownload(downloadExport);
  const notifyRefusal = useNotifyRefusal();

  async function save() {
    const refusal = await download();
    if (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to download your data' });
    }
  }

  return (
    <Button icon="download" pending={isDownloading} pendingText="Downloading..." onClick={() => void save()}>
      Download my data
    </Button>
  );
}
