import { isContractSupported } from '@marquee/contracts/release-record';
import { CONTRACT_VERSION } from '@marquee/web-kit';
import type { ReleaseRecord } from '../../federation/release-record.ts';

type Loading = 'running' | 'failed' | 'not-loaded';
export type VersionState = Loading | 'other-contract' | 'switched-off' | 'development';

/** The version of a front end in this tab. `contract` is a text about the platform contract. */
export type Version = { name: string; owner: string; build: string; contract: string; state: VersionState };

/** `loaded` is the release record at the time this tab loaded the remote. Later releases do not affect the tab. */
type InThisTab = { loaded: ReleaseRecord | undefined; hasFailed: boolean };

export function toVersion(release: ReleaseRecord, { loaded, hasFailed }: InThisTab): Version {
  const shown = loaded ?? release;
  const { name, owner, minContract, build, overriddenBy } = shown;
  return {
    name,
    owner,
    build: overriddenBy ?? build ?? 'not released',
    contract: `needs ${minContract}`,
    state: stateOf(shown, loaded ? 'running' : hasFailed ? 'failed' : 'not-loaded'),
  };
}

function stateOf(shown: ReleaseRecord, otherwise: Loading): VersionState {
  if (shown.overriddenBy !== undefined) {
    return 'development';
  }
  if (!shown.enabled) {
    return 'switched-off';
  }
  if (!isContractSupported(CONTRACT_VERSION, shown.minContract)) {
    return 'other-contract';
  }
  return otherwise;
}
