import { PageFrame, PageSpinner } from '@marquee/ui';
import { CallFailure, isApiError } from '@marquee/web-kit';
import { EditEventForm } from './edit-event-form.tsx';
import { useClientGetEventQuery } from './event-edits-api.ts';
import { EventNotFound } from './event-not-found.tsx';

type EditEventProps = { eventId: string; onUpdated: () => void };

export function EditEvent({ eventId, onUpdated }: EditEventProps) {
  const { currentData: event, error, refetch } = useClientGetEventQuery({ params: { id: eventId } });

  if (event) {
    return <EditEventForm key={event.id} event={event} onUpdated={onUpdated} />;
  }
  if (isApiError(error) && error.status === 404) {
    return <EventNotFound />;
  }
  if (error) {
    return (
      <PageFrame $width="form">
        <CallFailure title="The event could not be loaded" error={error} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  return <PageSpinner>Loading...</PageSpinner>;
}
