import { useEffect } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import { KnownReleases } from './known-releases.tsx';
import type { KnownReleasesProps } from './known-releases.tsx';

/** Release records for a position that probably shows a remote's page: preloads the runtime while the records load. */
export function RemoteReleases({ children }: KnownReleasesProps) {
  const { prepareRuntime } = useFederation();
  useEffect(prepareRuntime, [prepareRuntime]);

  return <KnownReleases>{children}</KnownReleases>;
}
