import { PageFallback } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import type { ReleaseRecord } from '../federation/release-record.ts';
import { RemoteFailure } from '../federation/remote-failure.tsx';
import { useAttempts } from '../federation/use-attempts.ts';

export type KnownReleasesProps = { children: (releases: readonly ReleaseRecord[]) => ReactNode };

/** Renders its children with the release records, or a loading or error state until the records are read. */
export function KnownReleases({ children }: KnownReleasesProps) {
  const { releases, refetch } = useFederation();
  const { tryAgain } = useAttempts();

  if (releases.status === 'loading') {
    return <PageFallback />;
  }
  if (releases.status === 'failed') {
    return (
      <RemoteFailure
        owner="Platform team"
        onTryAgain={() => {
          tryAgain();
          refetch();
        }}
      />
    );
  }
  return children(releases.records);
}
