import { passwordRules } from '@marquee/contracts/passwords';
import { PasswordField, theme } from '@marquee/ui';
import type { ContractForm } from '@marquee/web-kit/forms';
import { styled } from 'styled-components';
import type { z } from 'zod';
import type { passwordForm } from './password-form.ts';

type PasswordFieldsProps = {
  form: ContractForm<z.input<typeof passwordForm>, z.output<typeof passwordForm>>;
};

export function PasswordFields({ form }: PasswordFieldsProps) {
  const typed = form.rhf.watch('newPassword');

  return (
    <Fields>
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
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
