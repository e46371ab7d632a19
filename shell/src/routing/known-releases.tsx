import { focusHeading, PageOnItsWay } from '@marquee/web-kit';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import type { ReleaseRecord } from '../federation/release-record.ts';
import { RemoteFailure } from '../federation/remote-failure.tsx';

export type KnownReleasesProps = { children: (releases: readonly ReleaseRecord[]) => ReactNode };

/** Renders its children with the release records; a loading or error state before. */
export function KnownReleases({ children }: KnownReleasesProps) {
  const { releases, readAgain } = useFederation();
  const [attempt, setAttempt] = useState(0);

  // Needed because the focused retry button was removed.
  useEffect(() => (attempt > 0 ? focusHeading() : undefined), [attempt]);

  if (releases.status === 'loading') {
    return <PageOnItsWay />;
  }
  if (releases.status === 'failed') {
    return (
      <RemoteFailure
        owner="Platform team"
        onTryAgain={() => {
          setAttempt(attempt + 1);
          readAgain();
        }}
      />
    );
  }
  return children(releases.records);
}
