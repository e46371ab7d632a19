import { useEffect } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import { KnownReleases } from './known-releases.tsx';
import type { KnownReleasesProps } from './known-releases.tsx';

/** Like `KnownReleases`, for a place that probably shows a remote's page. Preloads the runtime while the release records load. */
export function RemoteReleases({ children }: KnownReleasesProps) {
  const { preloadRuntime } = useFederation();
  useEffect(preloadRuntime, [preloadRuntime]);

  return <KnownReleases>{children}</KnownReleases>;
}
