import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { Button, Dialog, Small, TextArea, theme } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { useChangeStatus } from './use-change-status.ts';

type CancelEventDialogProps = { event: EventView; onClose: () => void };

export function CancelEventDialog({ event, onClose }: CancelEventDialogProps) {
  const { change, sayWhyNot } = useChangeStatus(event);
  const form = useContractForm(cancellation, { defaultValues: { reason: '' } });

  const submit = form.submit(async ({ reason }) => {
    await change({ status: 'cancelled', reason });
    onClose();
  }, sayWhyNot);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel ${event.name}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep the event
          </Button>
          <Button
            type="submit"
            form="cancel-event"
            variant="danger-solid"
            pending={form.isSubmitting}
            pendingText="Cancelling..."
          >
            Cancel Event
          </Button>
        </>
      }
    >
      <Fields id="cancel-event" noValidate onSubmit={submit}>
        <Small>
          {event.clientName || event.clientEmail || 'The client'} is told, with your reason. Quotes for this
          event are withdrawn. A cancelled event stays cancelled.
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
