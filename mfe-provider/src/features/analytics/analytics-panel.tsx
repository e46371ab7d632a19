import type { EventSummary } from '@marquee/contracts/events';
import type { PaymentSummary } from '@marquee/contracts/payment-summary';
import { EmptyState, Skeleton, StatTiles } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Figures } from './figures.tsx';
import { getKeyFigureTiles } from './get-key-figure-tiles.ts';
import { useProviderGetEventSummaryQuery, useProviderGetPaymentSummaryQuery } from './analytics-api.ts';
import { usePaymentYear } from './use-payment-year.ts';

/** A separate chunk, so that only the Analytics tab loads it. */
const PaymentsSection = lazy(async () => ({
  default: (await import('./payments-section.tsx')).PaymentsSection,
}));

/** Always renders the tiles, with a dash for each figure that is not known yet. */
export function AnalyticsPanel() {
  // Fetched again on every visit, because clients send events, accept quotes and cancel events in their own browsers.
  const {
    data: summary,
    error,
    isLoading,
    refetch,
  } = useProviderGetEventSummaryQuery(undefined, { refetchOnMountOrArgChange: true });

  const { year } = usePaymentYear();
  const { data: payments } = useProviderGetPaymentSummaryQuery(
    { query: year === null ? {} : { year } },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <Stack>
      <StatTiles label="Key figures" tiles={getKeyFigureTiles(summary, payments?.thisMonth)} />
      {isLoading && <Skeleton label="Loading the figures" rows={6} />}
      {!summary && !isLoading && (
        <CallFailure title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {summary?.events === 0 && (
        <EmptyState title="No Figures Yet">
          They begin with the first event that a client sends you.
        </EmptyState>
      )}
      {summary && summary.events > 0 && <Figures summary={summary} />}
      {shouldShowPayments(summary, payments) && (
        <Suspense fallback={<Skeleton label="Loading the payments" rows={5} />}>
          <PaymentsSection />
        </Suspense>
      )}
    </Stack>
  );
}

/** Returns true for invoices even without events, because a quote created by hand leads to invoices without an event. */
function shouldShowPayments(
  summary: EventSummary | undefined,
  payments: PaymentSummary | undefined,
): boolean {
  const hasInvoices =
    payments !== undefined &&
    (payments.outstanding.count > 0 || payments.total.payments > 0 || payments.years.length > 1);
  return hasInvoices || (summary?.events ?? 0) > 0;
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
`;
