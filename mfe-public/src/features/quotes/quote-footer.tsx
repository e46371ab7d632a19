import { offerStateOf } from '@marquee/contracts/offer-states';
import type { PublicQuote } from '@marquee/contracts/quotes';
import { Icon, isolated, LinkButton } from '@marquee/ui';
import { Link, useCachedUser } from '@marquee/web-kit';
import { formatQuoteDay } from './format-quote-day.ts';

const quotesTab = encodeURIComponent('/client-admin?tab=quotes');

type QuoteFooterProps = { quote: PublicQuote };

/**
 * Tells the reader how to accept the quote. The public page cannot change the quote, because accepting requires the client's session. The
 * sign-in form is prefilled with the client's email address.
 */
export function QuoteFooter({ quote }: QuoteFooterProps) {
  const user = useCachedUser();
  const isQuotedClient =
    user?.role === 'client' && user.email.toLowerCase() === quote.clientEmail.toLowerCase();

  return (
    <>
      <p>
        {isQuotedClient && offerStateOf(quote) === 'open'
          ? 'Open your quotes to accept.'
          : getSignInReason(quote)}
      </p>
      <LinkButton as={Link} to={`/auth?returnTo=${quotesTab}`} state={{ email: quote.clientEmail }}>
        <Icon name="log-in" />
        Sign In to Client Portal
      </LinkButton>
    </>
  );
}

function getSignInReason(quote: PublicQuote): string {
  const { clientName, clientAcceptedAt } = quote;
  const state = offerStateOf(quote);
  if (state === 'accepted') {
    return clientAcceptedAt === null
      ? 'Accepted.'
      : `Accepted on ${formatQuoteDay(clientAcceptedAt, quote)}.`;
  }
  if (state === 'not-sent') {
    return 'This quote has not been sent yet. You can accept it once it is sent.';
  }
  if (state !== 'open') {
    return 'This quote can no longer be accepted. Sign in to see your other quotes.';
  }
  return clientName === ''
    ? 'Sign in or create an account to accept.'
    : `${isolated(clientName)}, sign in or create an account to accept.`;
}
