import { passwordRules } from '@marquee/contracts/passwords';
import { PasswordField } from '@marquee/ui';
import type { ComponentProps } from 'react';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;
type NewPasswordFieldsProps = { typed: string; password: FieldProps; confirmation: FieldProps };

/** A password being chosen: the rules light up while it is typed, then it is typed again. */
export function NewPasswordFields({ typed, password, confirmation }: NewPasswordFieldsProps) {
  const rules = passwordRules.map(({ label, isMet }) => ({ label, met: isMet(typed) }));
  return (
    <>
      <PasswordField label="Password" autoComplete="new-password" rules={rules} {...password} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...confirmation} />
    </>
  );
}
