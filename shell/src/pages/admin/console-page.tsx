import { Navigate } from '@marquee/web-kit';
import { OperatorArea } from './operator-area.tsx';

/** Leads operators to what waits for them; nobody else learns that it exists. */
export function ConsolePage() {
  return (
    <OperatorArea>
      <Navigate to="/admin/messages" replace />
    </OperatorArea>
  );
}
