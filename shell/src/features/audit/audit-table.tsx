import type { ListedAuditEntry } from '@marquee/contracts/audit';
import { Table } from '@marquee/ui';
import { AuditRow } from './audit-row.tsx';

export function AuditTable({ entries }: { entries: readonly ListedAuditEntry[] }) {
  return (
    <Table label="Audit trail">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">When</th>
          <th scope="col">Actor</th>
          <th scope="col">Subject</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}
