import { Navigate } from '@marquee/web-kit';
import { OperatorArea } from './operator-area.tsx';

/** Opens the console with the list of users; for other users indistinguishable from a missing page. */
export function ConsolePage() {
  return (
    <OperatorArea>
      <Navigate to="/admin/users" replace />
    </OperatorArea>
  );
}
