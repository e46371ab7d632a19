import { PageHeader } from '@marquee/ui';
import { AuditList } from '../../features/audit/audit-list.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function AuditPage() {
  return (
    <ConsoleFrame
      title="Audit Trail"
      description="Sign-ins, account changes and admin actions, for operators."
    >
      <PageHeader
        title="Audit Trail"
        subtitle="Sign-ins, account changes and admin actions. Entries can’t be changed."
      />
      <AuditList />
    </ConsoleFrame>
  );
}
