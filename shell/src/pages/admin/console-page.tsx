import { Navigate } from '@marquee/web-kit';
import { OperatorArea } from './operator-area.tsx';

/** Redirects operators to the list of users. Other users see the not-found page. */
export function ConsolePage() {
  return (
    <OperatorArea>
      <Navigate to="/admin/users" replace />
    </OperatorArea>
  );
}
