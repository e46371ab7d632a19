import { getPublicQuotePdf } from '@marquee/contracts/client-quote-operations';
import { Button } from '@marquee/ui';
import { useDownload, useNotifyRefusal } from '@marquee/web-kit';

type DownloadQuoteProps = { id: string };

export function DownloadQuote({ id }: DownloadQuoteProps) {
  const { download, isDownloading } = useDownload(getPublicQuotePdf);
  const notifyRefusal = useNotifyRefusal();

  async function save() {
    const refusal = await download({ params: { id } });
    if (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to download the quote' });
    }
  }

  return (
    <Button
      variant="outline"
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
