import { CONTRACT_VERSION } from '@marquee/web-kit';
import type { ReleaseRecord } from '../src/federation/release-record.ts';

export function aRelease(overrides: Partial<ReleaseRecord> = {}): ReleaseRecord {
  return {
    name: 'mfe_client',
    owner: 'Client team',
    entry: '/mfe/client/mf-manifest.json',
    paths: ['/client-admin', '/client/*'],
    homeFor: 'client',
    enabled: true,
    minContract: CONTRACT_VERSION,
    ...overrides,
  };
}

export function aProviderRelease(): ReleaseRecord {
  return aRelease({
    name: 'mfe_provider',
    owner: 'Provider team',
    paths: ['/provider'],
    homeFor: 'provider',
  });
}
