import { dropRequest } from '@marquee/contracts/message-operations';
import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Button, Dialog, Small, TextArea, theme } from '@marquee/ui';
import { useContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import { messageName } from './message-name.ts';
import type { Place } from './places.ts';
import { useMessageActs } from './use-message-acts.ts';

type DropDialogProps = { message: ParkedMessageRow; place: Place; onClose: () => void };

export function DropDialog({ message, place, onClose }: DropDialogProps) {
  const { drop, sayWhyNot } = useMessageActs(place);
  const form = useContractForm(dropRequest, { defaultValues: { reason: '' } });

  const submit = form.submit(async ({ reason }) => {
    await drop(message, reason);
    onClose();
  }, sayWhyNot);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Drop ${messageName(message)}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep the message
          </Button>
          <Button
            type="submit"
            form="drop-message"
            variant="danger-solid"
            pending={form.isSubmitting}
            pendingText="Dropping..."
          >
            Drop Message
          </Button>
        </>
      }
    >
      <Fields id="drop-message" noValidate onSubmit={submit}>
        <Small>
          What it says never happens in {message.queue}. Your name, the time and your reason are kept with it.
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
