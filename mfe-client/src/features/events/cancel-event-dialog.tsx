import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { Button, Dialog, Small, TextArea, theme } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { providerNameOf } from './event-texts.ts';

type CancelEventDialogProps = {
  event: EventView;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
};

export function CancelEventDialog({ event, onClose, onConfirm }: CancelEventDialogProps) {
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(cancellation, { defaultValues: { reason: '' } });
  const submit = form.submit(async ({ reason }) => {
    await onConfirm(reason);
    onClose();
  }, sayRefusal);

  function sayRefusal(refusal: unknown) {
    notifyRefusal(refusal, { fallback: 'Failed to cancel event' });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel ${event.name}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
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
      <Form id="cancel-event" noValidate onSubmit={submit}>
        <Small>{consequenceOf(event)}</Small>
        <TextArea label="Reason" rows={3} {...form.field('reason')} />
      </Form>
    </Dialog>
  );
}

function consequenceOf(event: EventView): string {
  return event.sentToProvider
    ? `${providerNameOf(event)} is told, with your reason. Quotes for this event are withdrawn. A cancelled event stays cancelled.`
    : 'Nobody has seen this draft yet. A cancelled event stays cancelled.';
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
