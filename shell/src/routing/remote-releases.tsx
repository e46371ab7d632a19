import { useEffect } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import { KnownReleases } from './known-releases.tsx';
import type { KnownReleasesProps } from './known-releases.tsx';

/** Release records for a position that probably shows a remote's page: preloads the runtime while the records load. */
export function RemoteReleases({ children }: KnownReleasesProps) {
  const { preloadRuntime } = useFederation();
  useEffect(preloadRuntime, [preloadRuntime]);

  return <KnownReleases>{children}</KnownReleases>;
}
