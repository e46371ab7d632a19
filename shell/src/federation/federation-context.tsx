import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Federation } from './federation.ts';
import type { ReleaseRecord } from './release-record.ts';

export type Releases =
  { status: 'loading' } | { status: 'failed' } | { status: 'known'; records: readonly ReleaseRecord[] };

type FederationState = Omit<Federation, 'releases'> & { releases: Releases; refetch: () => void };

const FederationContext = createContext<FederationState | null>(null);

type FederationProviderProps = { federation: Federation; children: ReactNode };

/** Reads the release records once, and again on `refetch`. The shell's own pages do not wait for the records. */
export function FederationProvider({ federation, children }: FederationProviderProps) {
  const [releases, setReleases] = useState<Releases>({ status: 'loading' });
  const [reading, setReading] = useState<'again' | undefined>();

  useEffect(() => {
    if (releases.status !== 'loading') {
      return;
    }
    void federation.releases(reading).then(
      (records) => {
        setReleases({ status: 'known', records });
      },
      () => {
        setReleases({ status: 'failed' });
      },
    );
  }, [federation, releases, reading]);

  const state = useMemo(
    () => ({
      ...federation,
      releases,
      refetch: () => {
        setReading('again');
        setReleases({ status: 'loading' });
      },
    }),
    [federation, releases],
  );
  return <FederationContext value={state}>{children}</FederationContext>;
}

export function useFederation(): FederationState {
  const state = use(FederationContext);
  if (!state) {
    throw new Error('useFederation needs a FederationProvider');
  }
  return state;
}
