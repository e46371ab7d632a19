import { getQuotePdf } from '@marquee/contracts/quote-operations';
import { DownloadButton } from '@marquee/web-kit';

type DownloadQuoteProps = { id: string; onBeforeDownload: () => Promise<unknown> };

/** Saves pending changes before the download, because the server renders the stored quote. */
export function DownloadQuote({ id, onBeforeDownload }: DownloadQuoteProps) {
  return (
    <DownloadButton
      operation={getQuotePdf}
      input={{ params: { id } }}
      fallback="Failed to Download the Quote"
      onBeforeDownload={onBeforeDownload}
      variant="quiet"
      size="small"
    >
      Download PDF
    </DownloadButton>
  );
}
