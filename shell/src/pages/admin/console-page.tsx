import { Navigate, RequireRole } from '@marquee/web-kit';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** Leads operators to what waits for them; nobody else learns that it exists. */
export function ConsolePage() {
  return (
    <RequireRole role="admin" otherwise={<NotFoundPage />}>
      <Navigate to="/admin/messages" replace />
    </RequireRole>
  );
}
