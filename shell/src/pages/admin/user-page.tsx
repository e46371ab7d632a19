import { useParams } from '@marquee/web-kit';
import { AuditOfSubject } from '../../features/audit/audit-of-subject.tsx';
import { UserPanel } from '../../features/users/user-panel.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function UserPage() {
  const { id = '' } = useParams();

  return (
    <ConsoleFrame title="User" description="One account, for operators.">
      <UserPanel id={id}>
        <AuditOfSubject subject={id} />
      </UserPanel>
    </ConsoleFrame>
  );
}
