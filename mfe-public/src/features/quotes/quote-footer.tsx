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
      <p>{isQuotedClient && canBeAccepted(quote) ? 'Open your quotes to accept.' : getSignInReason(quote)}</p>
      <LinkButton as={Link} to={`/auth?returnTo=${quotesTab}`} state={{ email: quote.clientEmail }}>
        <Icon name="log-in" />
        Sign In to Client Portal
      </LinkButton>
    </>
  );
}

function canBeAccepted({ clientAccepted, answer, isExpired, sentToClient }: PublicQuote): boolean {
  return sentToClient && !clientAccepted && !isExpired && answer !== 'withdrawn';
}

function getSignInReason(quote: PublicQuote): string {
  const { clientName, clientAccepted, clientAcceptedAt, sentToClient, isExpired, answer } = quote;
  if (clientAccepted) {
    return clientAcceptedAt === null
      ? 'Accepted.'
      : `Accepted on ${formatQuoteDay(clientAcceptedAt, quote)}.`;
  }
  if (answer === 'withdrawn' || isExpired) {
    return 'This quote can no longer be accepted. Sign in to see your other quotes.';
  }
  if (!sentToClient) {
    return 'This quote has not been sent yet. You can accept it once it is sent.';
  }
  return clientName === ''
    ? 'Sign in or create an account to accept.'
    : `${isolated(clientName)}, sign in or create an account to accept.`;
}
