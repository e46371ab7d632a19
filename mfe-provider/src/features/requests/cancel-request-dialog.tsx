import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { Button, Dialog, notify, Small, TextArea, theme } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useProviderChangeEventStatusMutation } from './requests-api.ts';

type CancelRequestDialogProps = { request: EventView; onClose: () => void };

export function CancelRequestDialog({ request, onClose }: CancelRequestDialogProps) {
  const [changeStatus] = useProviderChangeEventStatusMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(cancellation, { defaultValues: { reason: '' } });

  async function cancel({ reason }: { reason: string }) {
    await changeStatus({ params: { id: request.id }, body: { status: 'cancelled', reason } }).unwrap();
    notify({ title: 'Success', description: 'Event status updated successfully.' });
    onClose();
  }

  const submit = form.submit(cancel, (refusal) => {
    notifyRefusal(refusal, { fallback: 'Failed to update event status.' });
  });

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

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
