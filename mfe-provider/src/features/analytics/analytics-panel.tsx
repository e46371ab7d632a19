import { EmptyState, Skeleton, StatTiles } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { Figures } from './figures.tsx';
import { tilesOf } from './tiles-of.ts';
import { useProviderGetEventSummaryQuery } from './analytics-api.ts';

/** The tiles stand there in every state: their figures are dashes until they are known. */
export function AnalyticsPanel() {
  // Clients send, accept and cancel elsewhere: the figures are read anew whenever they are opened.
  const {
    data: summary,
    error,
    isLoading,
    refetch,
  } = useProviderGetEventSummaryQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <Stack>
      <StatTiles label="Key figures" tiles={tilesOf(summary)} />
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
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
`;
