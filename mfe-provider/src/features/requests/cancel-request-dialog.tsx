import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { Button, Dialog, notify, Small, TextArea, theme } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useProviderChangeEventStatusMutation } from './requests-api.ts';

type CancelRequestDialogProps = { request: EventView; onClose: () => void };

export function CancelRequestDialog({ request, onClose }: CancelRequestDialogProps) {
  const [changeStatus] = useProviderChangeEventStatusMutation();
  const form = useContractForm(cancellation, { defaultValues: { reason: '' } });

  const submit = form.submit(async ({ reason }) => {
    await changeStatus({ params: { id: request.id }, body: { status: 'cancelled', reason } }).unwrap();
    notify({ title: 'Success', description: 'Event status updated successfully.' });
    onClose();
  }, sayRefusal);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel ${request.name}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep the event
          </Button>
          <Button
            type="submit"
            form="cancel-request"
            variant="danger-solid"
            pending={form.isSubmitting}
            pendingText="Cancelling..."
          >
            Cancel Event
          </Button>
        </>
      }
    >
      <Fields id="cancel-request" noValidate onSubmit={submit}>
        <Small>
          {request.clientName || request.clientEmail} is told, with your reason. Quotes for this event are
          withdrawn. A cancelled event stays cancelled.
        </Small>
        <TextArea label="Reason" rows={3} {...form.field('reason')} />
      </Fields>
    </Dialog>
  );
}

function sayRefusal(refusal: unknown) {
  notify({
    kind: 'destructive',
    title: 'Error',
    description: messageOf(refusal, 'Failed to update event status.'),
  });
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
