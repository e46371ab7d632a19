import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import { Heading } from '@marquee/ui';
import { CallFailure, formatWhen, Instant } from '@marquee/web-kit';
import { memo } from 'react';
import { Entries } from './history-entries.ts';
import { getActorLabel } from './get-actor-label.ts';
import { useProviderGetQuoteHistoryQuery } from './quotes-api.ts';

type QuoteHistoryProps = { quoteId: string };

/** Memoized, so that a long history does not render again with every change of the quote above it. */
export const QuoteHistory = memo(function QuoteHistory({ quoteId }: QuoteHistoryProps) {
  const {
    currentData: entries,
    error,
    refetch,
  } = useProviderGetQuoteHistoryQuery({ params: { id: quoteId } }, { refetchOnMountOrArgChange: true });

  if (error) {
    return (
      <CallFailure title="The history could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <section aria-label="History">
      <Heading as="h2">History</Heading>
      <Entries>
        {entries?.map(({ id, status, notes, createdAt, actor }) => (
          <li key={id}>
            <strong>{quoteStatusLabels[status]}</strong>
            <span>
              <bdi dir="ltr">{notes}</bdi>
            </span>
            <Instant at={createdAt} by={getActorLabel(actor)} format={formatWhen} />
          </li>
        ))}
      </Entries>
    </section>
  );
});
