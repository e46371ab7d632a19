import type { ClientQuote } from '@marquee/contracts/quotes';
import { QuoteStatusBadge } from '@marquee/ui';

type ClientQuoteBadgeProps = { quote: ClientQuote };

export function ClientQuoteBadge({ quote }: ClientQuoteBadgeProps) {
  return quote.clientAccepted ? (
    <QuoteStatusBadge status="client_accepted">Accepted</QuoteStatusBadge>
  ) : (
    <QuoteStatusBadge status="approved_for_review">Ready for Review</QuoteStatusBadge>
  );
}
