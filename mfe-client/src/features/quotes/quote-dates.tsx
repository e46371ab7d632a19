import type { ClientQuote } from '@marquee/contracts/quotes';
import { FactList } from '@marquee/ui';
import { formatDate, formatDateTime } from '@marquee/web-kit';

type QuoteDatesProps = { quote: ClientQuote };

export function QuoteDates({ quote }: QuoteDatesProps) {
  const dates = [
    { term: 'Created', detail: formatDateTime(quote.createdAt) },
    { term: 'Valid until', detail: quote.validUntil === null ? '' : formatDate(quote.validUntil) },
    {
      term: 'Accepted',
      detail: quote.clientAcceptedAt === null ? '' : formatDateTime(quote.clientAcceptedAt),
    },
  ];

  return <FactList facts={dates.filter(({ detail }) => detail !== '')} />;
}
