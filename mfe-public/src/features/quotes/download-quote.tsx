import { getPublicQuotePdf } from '@marquee/contracts/client-quote-operations';
import { theme } from '@marquee/ui';
import { DownloadButton } from '@marquee/web-kit';
import { styled } from 'styled-components';

type DownloadQuoteProps = { id: string };

export function DownloadQuote({ id }: DownloadQuoteProps) {
  return (
    <DownloadButton
      operation={getPublicQuotePdf}
      input={{ params: { id } }}
      fallback="Failed to download the quote"
      pendingText={null}
      variant="outline"
      size="small"
    >
      <span>
        <HeardOnPhones>Download </HeardOnPhones>PDF
      </span>
    </DownloadButton>
  );
}

/** Beside the brand and "Print" a phone has no room to show it. */
const HeardOnPhones = styled.span`
  ${theme.media.phone} {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
