import { Navigate } from '@marquee/web-kit';
import { OperatorArea } from './operator-area.tsx';

/** Opens the console on the users; only operators learn that it exists. */
export function ConsolePage() {
  return (
    <OperatorArea>
      <Navigate to="/admin/users" replace />
    </OperatorArea>
  );
}
