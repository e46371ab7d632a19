import type { ClientQuote } from '@marquee/contracts/quotes';
import { FactList } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';
import { Instant } from '../../instant.tsx';

type QuoteDatesProps = { quote: ClientQuote };

export function QuoteDates({ quote: { createdAt, validUntil, clientAcceptedAt } }: QuoteDatesProps) {
  const facts = [
    { term: 'Created', detail: <Instant at={createdAt} /> },
    validUntil === null ? [] : { term: 'Valid until', detail: formatDate(validUntil) },
    clientAcceptedAt === null ? [] : { term: 'Accepted', detail: <Instant at={clientAcceptedAt} /> },
  ];

  return <FactList facts={facts.flat()} />;
}
