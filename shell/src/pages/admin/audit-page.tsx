import { PageHeader } from '@marquee/ui';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function AuditPage() {
  return (
    <ConsoleFrame title="Audit Trail" description="Who did what and when, for operators.">
      <PageHeader
        title="Audit Trail"
        subtitle="What concerned somebody’s access, and what operators did. Nothing here can be changed."
      />
      <AuditList />
    </ConsoleFrame>
  );
}
