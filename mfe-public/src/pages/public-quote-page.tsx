import { sentence } from '@marquee/contracts/sentence';
import { Button, PageFrame, Skeleton, theme } from '@marquee/ui';
import { Page, skipToken, useSearchParams } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { DownloadQuote } from '../features/quotes/download-quote.tsx';
import { QuoteNotFound } from '../features/quotes/quote-not-found.tsx';
import { PublicQuoteDocument } from '../features/quotes/public-quote-document.tsx';
import { usePublicGetQuoteQuery } from '../features/quotes/quotes-api.ts';

export function PublicQuotePage() {
  const [search] = useSearchParams();
  const id = search.get('quote');
  const { currentData: quote, isFetching } = usePublicGetQuoteQuery(
    id === null ? skipToken : { params: { id } },
  );

  if (!quote && isFetching) {
    return (
      <MinHeight>
        <PageFrame $width="paper">
          <Skeleton label="Loading the quote" rows={6} />
        </PageFrame>
      </MinHeight>
    );
  }
  if (!quote) {
    return (
      <Page title="Quote Not Found" description="This quote is not available.">
        <PageFrame $width="paper">
          <QuoteNotFound />
        </PageFrame>
      </Page>
    );
  }
  return (
    <Page
      title={`Quote for ${quote.eventName}`}
      description={sentence(`A quote by ${quote.provider.businessName}`)}
    >
      {/* Anyone who has the address may read the quote; search engines must not list the page. */}
      <meta name="robots" content="noindex" />
      <PageFrame $width="paper">
        <Actions data-screen-only>
          <Button
            variant="outline"
            size="small"
            icon="printer"
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Button>
          <DownloadQuote id={quote.id} />
        </Actions>
        <PublicQuoteDocument quote={quote} />
      </PageFrame>
    </Page>
  );
}

/** As tall as `PageFallback` of web-kit: the shell's footer stays out of view, so its contact form does not load before the page. */
const MinHeight = styled.div`
  min-height: 200vh;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding-bottom: ${theme.space[4]};
`;
