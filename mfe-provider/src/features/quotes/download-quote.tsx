import { getQuotePdf } from '@marquee/contracts/quote-operations';
import { Button } from '@marquee/ui';
import { useDownload, useNotifyRefusal } from '@marquee/web-kit';

type DownloadQuoteProps = { id: string; onBeforeDownload: () => Promise<unknown> };

/** What is stored is downloaded, so what waits to be stored goes first. */
export function DownloadQuote({ id, onBeforeDownload }: DownloadQuoteProps) {
  const { download, isDownloading } = useDownload(getQuotePdf);
  const notifyRefusal = useNotifyRefusal();

  async function save() {
    await onBeforeDownload();
    const refusal = await download({ params: { id } });
    if (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to download the quote' });
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      icon="download"
      pending={isDownloading}
      pendingText="Downloading..."
      onClick={() => void save()}
    >
      Download PDF
    </Button>
  );
}
