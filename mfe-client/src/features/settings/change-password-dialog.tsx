import { Button, Dialog, ErrorSummary, notify } from '@marquee/ui';
import { HiddenUsernameField, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm } from '@marquee/web-kit/forms';
import { passwordForm } from './password-form.ts';
import { PasswordFields } from './password-fields.tsx';
import { useClientChangePasswordMutation } from './settings-api.ts';

type ChangePasswordDialogProps = { onClose: () => void };

export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const [changePassword] = useClientChangePasswordMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(passwordForm, {
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const submit = form.submit(async ({ currentPassword, newPassword }) => {
    await changePassword({ body: { currentPassword, newPassword } }).unwrap();
    notify({ title: 'Password Changed', description: 'You are signed out everywhere else.' });
    onClose();
  }, notifyError);

  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { fallback: 'Failed to Change the Password' });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change Password"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="change-password" pending={form.isSubmitting} pendingText="Saving...">
            Change Password
          </Button>
        </>
      }
    >
      <form id="change-password" noValidate onSubmit={submit}>
        <ErrorSummary {...form.summary} />
        <HiddenUsernameField />
        <PasswordFields form={form} />
      </form>
    </Dialog>
  );
}
