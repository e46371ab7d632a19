import { ErrorSummary, notify, PageFrame, PageHeader, BackLink } from '@marquee/ui';
import { Link, UnsavedGuard } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { useRef, useState } from 'react';
import { AdditionalInformationSection } from './additional-information-section.tsx';
import { blankRequest } from './blank-request.ts';
import { CreateEventActionBar } from './create-event-action-bar.tsx';
import { EventDetailsSection } from './event-details-section.tsx';
import { useClientCreateEventMutation } from './event-requests-api.ts';
import { KeyContactSection } from './key-contact-section.tsx';
import { loadDraft } from './request-draft.ts';
import { requestForm } from './request-form.ts';
import { ServicesNeededSection } from './services-needed-section.tsx';
import { toEventRequest } from './to-event-request.ts';
import { useRequestDraft } from './use-request-draft.ts';
import { useNotifyCreationError } from './use-notify-creation-error.ts';
import { VenueDetailsSection } from './venue-details-section.tsx';

/** The text comes from the specification. */
const createdMessage =
  "Your event has been created successfully! We'll connect you with suitable vendors soon.";

type CreateEventFormProps = { userId: string; onCreated: () => void };

export function CreateEventForm({ userId, onCreated }: CreateEventFormProps) {
  const [createEvent] = useClientCreateEventMutation();
  const notifyError = useNotifyCreationError();
  const [defaultValues] = useState(() => ({ ...blankRequest, ...loadDraft(userId) }));
  const form = useContractForm(requestForm, { defaultValues });
  const draft = useRequestDraft(userId, form);
  const isCreated = useRef(false);
  const { isDirty } = form.rhf.formState;

  const submit = form.submit(async (values) => {
    await createEvent({ body: toEventRequest(values) }).unwrap();
    isCreated.current = true;
    draft.discard();
    notify({
      title: 'Event Created',
      description: createdMessage,
      detail: 'Draft saved. Send it to a provider to get a quote.',
    });
    onCreated();
  }, notifyError);

  return (
    <form noValidate onSubmit={submit}>
      <PageFrame $width="form">
        <PageHeader
          back={
            <BackLink as={Link} to="/client-admin">
              Back to Dashboard
            </BackLink>
          }
          title="Create New Event"
          subtitle="Tell us about your upcoming event"
        />
        <ErrorSummary {...form.summary} />
        <EventDetailsSection form={form} />
        <KeyContactSection form={form} />
        <VenueDetailsSection form={form} />
        <ServicesNeededSection form={form} />
        <AdditionalInformationSection form={form} />
      </PageFrame>
      <CreateEventActionBar form={form} draft={draft} />
      <UnsavedGuard
        isUnsaved={() => isDirty && !isCreated.current}
        title="Leave this page?"
        hasDraft={draft.isStored}
        {...(draft.isStored && {
          consequence: 'Your entries stay on this device until you come back or sign out.',
        })}
      />
    </form>
  );
}
