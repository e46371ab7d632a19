import type { ClientQuote } from '@marquee/contracts/quotes';
import { FactList } from '@marquee/ui';
import { formatDate, Instant } from '@marquee/web-kit';

type QuoteDatesProps = { quote: ClientQuote };

export function QuoteDates({ quote: { createdAt, validUntil, clientAcceptedAt } }: QuoteDatesProps) {
  const facts = [
    { term: 'Created', detail: <Instant at={createdAt} /> },
    validUntil === null
      ? []
      : {
          term: clientAcceptedAt === null ? 'Valid until' : 'Acceptance deadline',
          detail: formatDate(validUntil),
        },
    clientAcceptedAt === null ? [] : { term: 'Accepted', detail: <Instant at={clientAcceptedAt} /> },
  ];

  return <FactList facts={facts.flat()} />;
}
