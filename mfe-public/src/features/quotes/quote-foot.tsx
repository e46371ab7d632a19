import type { PublicQuote } from '@marquee/contracts/quotes';
import { Icon, LinkButton } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

const quotesTab = encodeURIComponent('/client-admin?tab=quotes');

type QuoteFootProps = { quote: PublicQuote };

/** Nothing here changes the quote: accepting it needs the client's own session. */
export function QuoteFoot({ quote }: QuoteFootProps) {
  return (
    <>
      <p>{reasonToSignIn(quote)}</p>
      <LinkButton as={Link} to={`/auth?returnTo=${quotesTab}`}>
        <Icon name="log-in" />
        Sign In to Client Portal
      </LinkButton>
    </>
  );
}

function reasonToSignIn({ clientAccepted, isExpired, isBeingRevised }: PublicQuote): string {
  if (clientAccepted) {
    return 'This quote is accepted. Its client finds it in the client portal.';
  }
  return isExpired || isBeingRevised
    ? 'This quote cannot be accepted now. Its client finds a newer one in the client portal.'
    : 'To accept this quote, sign in as the client it was prepared for.';
}
