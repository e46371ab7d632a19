import { Navigate, Page, RequireRole, useNavigate, useParams } from '@marquee/web-kit';
import { EditEvent } from '../features/event-edits/edit-event.tsx';
import { ClientLoginRequired } from './client-login-required.tsx';

export function EditEventPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();

  return (
    <Page title="Edit Event" description="Edit an event that you have not sent yet.">
      <RequireRole
        role="client"
        otherwise={(user) => (user ? <ClientLoginRequired /> : <Navigate to="/auth" replace />)}
      >
        <EditEvent eventId={id} onUpdated={() => void navigate('/client-admin')} />
      </RequireRole>
    </Page>
  );
}
