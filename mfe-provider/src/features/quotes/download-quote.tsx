import { getQuotePdf } from '@marquee/contracts/quote-operations';
import { DownloadButton } from '@marquee/web-kit';

type DownloadQuoteProps = { id: string; onBeforeDownload: () => Promise<unknown> };

/** What is stored is downloaded, so what waits to be stored goes first. */
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
