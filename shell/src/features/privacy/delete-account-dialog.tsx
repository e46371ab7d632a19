import { deletionRefusals } from '@marquee/contracts/deletion-blocks';
import type { DeletionTerms } from '@marquee/contracts/privacy';
import { Button, Dialog, PasswordField, Small, TextField, theme } from '@marquee/ui';
import { isApiError, HiddenUsernameField, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { useId } from 'react';
import { styled } from 'styled-components';
import { deletionForms } from './deletion-forms.ts';
import { InvoiceDeletionImpact } from './invoice-deletion-impact.tsx';
import { useShellDeleteAccountMutation } from './privacy-api.ts';

type DeleteAccountDialogProps = {
  confirmBy: DeletionTerms['confirmBy'];
  /** Called if the server rejects the deletion because of a blocking record, such as a new booking or invoice. */
  onBlocked: () => void;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeleteAccountDialog({ confirmBy, onBlocked, onDeleted, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const [deleteAccount] = useShellDeleteAccountMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(deletionForms[confirmBy], { defaultValues: { password: '', email: '' } });
  const submit = form.submit(async (input) => {
    await deleteAccount({ body: { [confirmBy]: input[confirmBy] } }).unwrap();
    onDeleted();
  }, handleError);

  function handleError(refusal: unknown) {
    notifyRefusal(refusal, { fallback: 'Failed to Delete the Account' });
    if (isApiError(refusal) && Object.hasOwn(deletionRefusals, refusal.code)) {
      onBlocked();
      onClose();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep My Account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger-solid"
            pending={form.isSubmitting}
            pendingText="Deleting..."
          >
            Delete Permanently
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={submit}>
        <HiddenUsernameField />
        <InvoiceDeletionImpact />
        <Small>You can’t undo this. Download your data first if you want to keep it.</Small>
        {confirmBy === 'password' ? (
          <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        ) : (
          <>
            <Small>
              Your account has no password. You must have signed in within the last ten minutes; if not, sign
              out and in again first.
            </Small>
            <TextField label="Your email address" autoComplete="off" {...form.field('email')} />
          </>
        )}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
