import { Navigate, Page, RequireRole, useNavigate, useUser } from '@marquee/web-kit';
import { CreateEventForm } from '../features/event-requests/create-event-form.tsx';

export function CreateEventPage() {
  return (
    <Page title="Create New Event" description="Tell us about your upcoming event.">
      <RequireRole role="client" otherwise={<Navigate to="/auth" replace />}>
        <NewEvent />
      </RequireRole>
    </Page>
  );
}

function NewEvent() {
  const { id } = useUser();
  const navigate = useNavigate();

  return <CreateEventForm userId={id} onCreated={() => void navigate('/?tab=events')} />;
}
