import { getQuotePdf } from '@marquee/contracts/quote-operations';
import { DownloadButton } from '@marquee/web-kit';

type DownloadQuoteProps = { id: string; onBeforeDownload: () => Promise<unknown> };

/** The server renders the stored quote, so pending changes are saved first. */
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
