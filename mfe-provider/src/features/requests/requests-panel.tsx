import { SectionHeader, Skeleton } from '@marquee/ui';
import { CallFailure, LeftOutNotice, StillProcessing } from '@marquee/web-kit';
import { RequestList } from './request-list.tsx';
import { useRequests } from './use-requests.ts';

export function RequestsPanel() {
  const { data, total, error, refetch, polling, ...requests } = useRequests();

  return (
    <>
      <SectionHeader title={data ? `Requests Received (${total})` : 'Requests Received'} />
      <StillProcessing settling={polling} />
      {requests.isLoading && <Skeleton label="Loading requests" rows={4} />}
      {!data && !requests.isLoading && (
        <CallFailure title="The requests could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <LeftOutNotice pages={data?.pages ?? []} rowName="request" />
      {data && <RequestList requests={requests.rows} paging={requests} />}
    </>
  );
}
