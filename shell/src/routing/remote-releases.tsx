import { useEffect } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import { KnownReleases } from './known-releases.tsx';
import type { KnownReleasesProps } from './known-releases.tsx';

/** The records for a place in which a remote's page will stand, most likely: what loads it comes while they do. */
export function RemoteReleases({ children }: KnownReleasesProps) {
  const { prepareRuntime } = useFederation();
  useEffect(prepareRuntime, [prepareRuntime]);

  return <KnownReleases>{children}</KnownReleases>;
}
