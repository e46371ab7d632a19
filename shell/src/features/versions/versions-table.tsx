import { Table } from '@marquee/ui';
import { CONTRACT_VERSION } from '@marquee/web-kit';
import { useFederation } from '../../federation/federation-context.tsx';
import type { ReleaseRecord } from '../../federation/release-record.ts';
import { toVersion } from './version.ts';
import type { Version } from './version.ts';
import { VersionRow } from './version-row.tsx';

type VersionsTableProps = { releases: readonly ReleaseRecord[] };

export function VersionsTable({ releases }: VersionsTableProps) {
  const { build, loaded } = useFederation();
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
        {[shell, ...releases.map((release) => toVersion(release, loaded(release.name)))].map((version) => (
          <VersionRow key={version.name} version={version} />
        ))}
      </tbody>
    </Table>
  );
}
