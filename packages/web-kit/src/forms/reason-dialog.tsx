import { Button, Dialog, Small, TextArea, theme } from '@marquee/ui';
import { useWarnBeforeUnload } from '@marquee/web-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { useContractForm } from './use-contract-form.ts';

type Reason = { reason: string };

type ReasonDialogProps = {
  /** The contract's schema: maximum length, and the message for a missing reason. */
  schema: z.ZodType<Reason, Reason>;
  title: string;
  /** Text about the effect of the action. */
  consequence: ReactNode;
  keepText: string;
  actText: string;
  pendingText: string;
  /** Performs the action. If the promise rejects, the dialog stays open with the entered text. */
  onConfirm: (reason: string) => Promise<unknown>;
  onRefused: (refusal: unknown) => void;
  onClose: () => void;
};

/** Asks for the reason of an action, such as a cancellation, before the action. */
export function ReasonDialog({ schema, onConfirm, onRefused, onClose, ...texts }: ReasonDialogProps) {
  const { title, consequence, keepText, actText, pendingText } = texts;
  const formId = useId();
  const form = useContractForm(schema, { defaultValues: { reason: '' } });
  const { isDirty } = form.rhf.formState;
  useWarnBeforeUnload(() => isDirty);
  const submit = form.submit(async ({ reason }) => {
    await onConfirm(reason);
    onClose();
  }, onRefused);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keepText}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger-solid"
            pending={form.isSubmitting}
            pendingText={pendingText}
          >
            {actText}
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={submit}>
        <Small>{consequence}</Small>
        <TextArea label="Reason" rows={3} {...form.field('reason')} />
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
