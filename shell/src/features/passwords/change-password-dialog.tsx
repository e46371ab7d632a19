import { passwordRules } from '@marquee/contracts/passwords';
import { Button, Dialog, ErrorSummary, notify, PasswordField, theme } from '@marquee/ui';
import { HiddenUsernameField, useNotifyRefusal } from '@marquee/web-kit';
import { useContractForm, useWatch } from '@marquee/web-kit/forms';
import { useId } from 'react';
import { styled } from 'styled-components';
import { passwordChangeForm } from './password-change-form.ts';
import { useShellChangePasswordMutation } from './passwords-api.ts';

type ChangePasswordDialogProps = { onClose: () => void };

export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const formId = useId();
  const [changePassword] = useShellChangePasswordMutation();
  const notifyRefusal = useNotifyRefusal();
  const form = useContractForm(passwordChangeForm, {
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const typed = useWatch({ control: form.rhf.control, name: 'newPassword' });
  const submit = form.submit(
    async ({ currentPassword, newPassword }) => {
      await changePassword({ body: { currentPassword, newPassword } }).unwrap();
      notify({ title: 'Password Changed', description: 'You are signed out everywhere else.' });
      onClose();
    },
    (refusal) => {
      notifyRefusal(refusal, { fallback: 'Failed to Change the Password' });
    },
  );

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
          <Button type="submit" form={formId} pending={form.isSubmitting} pendingText="Saving...">
            Change Password
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={submit}>
        <ErrorSummary {...form.summary} />
        <HiddenUsernameField />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          rules={passwordRules.map(({ label, isMet }) => ({ label, met: isMet(typed) }))}
          {...form.field('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
