import { clientEventForm } from '@marquee/contracts/event-requests';
import { Button, ErrorSummary, notify, theme } from '@marquee/ui';
import { UnsavedGuard, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { AdditionalDetailsSection } from './additional-details-section.tsx';
import { useClientSubmitEventFormMutation } from './client-event-form-api.ts';
import { ContactInformationSection } from './contact-information-section.tsx';
import { blankDetails } from './details-form.ts';
import { EventDetailsSection } from './event-details-section.tsx';
import { LocationInformationSection } from './location-information-section.tsx';

type ClientEventFormProps = { onSubmitted: () => void };

export function ClientEventForm({ onSubmitted }: ClientEventFormProps) {
  const [submitEventForm] = useClientSubmitEventFormMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(clientEventForm, { defaultValues: blankDetails });
  const isSubmitted = useRef(false);
  const { isDirty } = form.rhf.formState;
  const submit = form.submit(async (body) => {
    await submitEventForm({ body }).unwrap();
    isSubmitted.current = true;
    notify({
      title: 'Event Details Submitted!',
      description: "Your event details have been saved. You'll receive confirmation soon.",
    });
    onSubmitted();
  }, notifyError);

  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Submission Failed', fallback: 'Failed to submit event details' });
  }

  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <EventDetailsSection form={form} />
      <LocationInformationSection form={form} />
      <ContactInformationSection form={form} />
      <AdditionalDetailsSection form={form} />
      <Actions>
        <Button type="submit" pending={form.isSubmitting} pendingText="Submitting...">
          Submit Event Details
        </Button>
      </Actions>
      <UnsavedGuard isUnsaved={() => isDirty && !isSubmitted.current} title="Discard unsaved changes?" />
    </form>
  );
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-top: ${theme.space[5]};
`;
