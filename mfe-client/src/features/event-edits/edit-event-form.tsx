import type { EventView } from '@marquee/contracts/events';
import {
  BackLink,
  Button,
  ActionBar,
  ErrorSummary,
  isolated,
  LinkButton,
  notify,
  Notice,
  PageFrame,
  PageHeader,
} from '@marquee/ui';
import { Link, UnsavedGuard, useNotifyRefusal } from '@marquee/web-kit';
import { useRecordForm } from '@marquee/web-kit/forms';
import { useRef, useState } from 'react';
import { AdditionalDetailsSection } from './additional-details-section.tsx';
import { ContactInformationSection } from './contact-information-section.tsx';
import { editLabels } from './edit-labels.ts';
import { createEditSchema } from './edit-form.ts';
import { useClientUpdateEventMutation } from './event-edits-api.ts';
import { EventDetailsSection } from './event-details-section.tsx';
import { EventInformationSection } from './event-information-section.tsx';
import { EventNotEditable } from './event-not-editable.tsx';
import { canEdit, getNotEditableReason } from '../../event-permissions.ts';
import { toEditForm } from './to-edit-form.ts';

type EditEventFormProps = { event: EventView; onUpdated: () => void };

export function EditEventForm({ event, onUpdated }: EditEventFormProps) {
  const [updateEvent] = useClientUpdateEventMutation();
  const notifyRefusal = useNotifyRefusal();
  const [schema] = useState(() => createEditSchema(event));
  const form = useRecordForm(schema, {
    record: event,
    toValues: toEditForm,
    labels: editLabels,
    isClosed: (current) => !canEdit(current),
  });
  const isUpdated = useRef(false);
  const { isDirty } = form.rhf.formState;

  const submit = form.submitChange(async (values, revision) => {
    const body = { ...values, eventType: values.eventCategory, revision };
    const updated = await updateEvent({ params: { id: event.id }, body }).unwrap();
    isUpdated.current = true;
    notify({ title: 'Event Updated', description: 'Your event has been successfully updated!' });
    return updated;
  }, notifyError);

  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to update event' });
  }

  /** Leaves the page after a successful update, unless the client has typed more during the request. */
  function leaveIfUpdated() {
    isUpdated.current &&= !form.hasTyped();
    if (isUpdated.current) {
      onUpdated();
    }
  }

  if (!canEdit(event) && !form.isLeftOver) {
    return <EventNotEditable event={event} />;
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event).then(leaveIfUpdated)}>
      <PageFrame $width="form">
        <PageHeader
          back={
            <BackLink as={Link} to="/client-admin">
              Back to Dashboard
            </BackLink>
          }
          title="Edit Event"
          subtitle={event.name}
        />
        {form.isLeftOver && (
          <Notice tone="danger">
            {`${isolated(event.name)} can no longer be edited. ${getNotEditableReason(event)} Your changes were not saved, but you can still copy them.`}
          </Notice>
        )}
        <ErrorSummary {...form.summary} />
        <EventInformationSection form={form} event={event} />
        <EventDetailsSection form={form} event={event} />
        <ContactInformationSection form={form} event={event} />
        <AdditionalDetailsSection form={form} event={event} />
      </PageFrame>
      <ActionBar>
        <LinkButton as={Link} to="/client-admin" $variant="quiet">
          Cancel
        </LinkButton>
        <Button
          type="submit"
          disabled={form.isLeftOver}
          pending={form.isSubmitting}
          pendingText="Updating..."
        >
          Update Event
        </Button>
      </ActionBar>
      <UnsavedGuard isUnsaved={() => isDirty && !isUpdated.current} title="Discard unsaved changes?" />
    </form>
  );
}
