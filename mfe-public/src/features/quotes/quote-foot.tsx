import { Icon, LinkButton } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

const quotesTab = encodeURIComponent('/client-admin?tab=quotes');

/** Nothing here changes the quote: accepting it needs the client's own session. */
export function QuoteFoot() {
  return (
    <>
      <p>To accept this quote, sign in as the client it was prepared for.</p>
      <LinkButton as={Link} to={`/auth?returnTo=${quotesTab}`}>
        <Icon name="log-in" />
        Sign In to Client Portal
      </LinkButton>
    </>
  );
}
