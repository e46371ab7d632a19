import type { ProviderProfile } from '@marquee/contracts/accounts';
import { isolated, LinkButton, NothingFound, PageFrame, Skeleton } from '@marquee/ui';
import { CallFailure, isApiError, Link, Page, useParams } from '@marquee/web-kit';
import { useProviderGetProfileQuery } from '../features/profile/profile-api.ts';
import { QuoteEditor } from '../features/quotes/quote-editor.tsx';
import { useProviderGetQuoteQuery } from '../features/quotes/quotes-api.ts';

export function QuoteEditorPage() {
  const { id = '' } = useParams();
  const { data: profile } = useProviderGetProfileQuery();
  // Fetched on every visit, because the client may have accepted the quote.
  const {
    currentData: quote,
    error,
    isFetching,
    refetch,
  } = useProviderGetQuoteQuery({ params: { id } }, { refetchOnMountOrArgChange: true });

  if (!quote && isFetching) {
    return (
      <PageFrame>
        <Skeleton label="Loading the quote" rows={6} />
      </PageFrame>
    );
  }
  if (!quote) {
    const isUnknown = isApiError(error) && error.status === 404;
    return (
      <Page title="Quote" description="One of your quotes.">
        <PageFrame>
          {isUnknown ? (
            <NothingFound
              headingLevel={1}
              title="Quote not found"
              action={
                <LinkButton as={Link} to="/provider?tab=quotes" $variant="outline" $size="small">
                  Client Quotes
                </LinkButton>
              }
            />
          ) : (
            <CallFailure title="The quote could not be loaded" error={error} onRetry={() => void refetch()} />
          )}
        </PageFrame>
      </Page>
    );
  }
  return (
    <Page title={`Quote for ${quote.eventName}`} description="Services, terms and history of this quote.">
      <QuoteEditor key={quote.id} quote={quote} letterhead={toLetterhead(profile ?? null)} />
    </Page>
  );
}

function toLetterhead(profile: ProviderProfile | null) {
  const { businessName = '', fullName = '', address = '', phone = '' } = profile ?? {};
  return {
    name: businessName === '' ? fullName : businessName,
    facts: [isolated(address), phone].filter((fact) => fact !== '').join(' · '),
  };
}
