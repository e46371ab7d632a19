import { getClientQuotePdf } from '@marquee/contracts/client-quote-operations';
import { DownloadButton } from '@marquee/web-kit';

type DownloadQuoteProps = { id: string };

export function DownloadQuote({ id }: DownloadQuoteProps) {
  return (
    <DownloadButton
      operation={getClientQuotePdf}
      input={{ params: { id } }}
      fallback="Failed to Download the Quote"
      variant="outline"
      size="small"
    >
      Download PDF
    </DownloadButton>
  );
}
