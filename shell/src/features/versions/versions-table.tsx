import { Table } from '@marquee/ui';
import { CONTRACT_VERSION } from '@marquee/web-kit';
import { useFederation } from '../../federation/federation-context.tsx';
import type { ReleaseRecord } from '../../federation/release-record.ts';
import { toVersion } from './version.ts';
import type { Version } from './version.ts';
import { VersionRow } from './version-row.tsx';

type VersionsTableProps = { releases: readonly ReleaseRecord[] };

export function VersionsTable({ releases }: VersionsTableProps) {
  const { build, loaded, hasFailed } = useFederation();
  const shell: Version = {
    name: 'shell',
    owner: 'Platform team',
    build,
    contract: `has ${CONTRACT_VERSION}`,
    state: 'running',
  };

  return (
    <Table label="Versions">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Build</th>
          <th scope="col">Contract</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        <VersionRow version={shell} />
        {releases.map((release) => (
          <VersionRow
            key={release.name}
            version={toVersion(release, {
              loaded: loaded(release.name),
              hasFailed: hasFailed(release.name),
            })}
          />
        ))}
      </tbody>
    </Table>
  );
}
