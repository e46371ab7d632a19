import { passwordRules } from '@marquee/contracts/passwords';
import { PasswordField, PasswordRules, theme } from '@marquee/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;
type NewPasswordFieldsProps = { typed: string; password: FieldProps; confirmation: FieldProps };

/** New password with rules that update while typing, and its confirmation. Render it inside `AccountFields`. */
export function NewPasswordFields({ typed, password, confirmation }: NewPasswordFieldsProps) {
  const rules = passwordRules.map(({ label, isMet }) => ({ label, met: isMet(typed) }));
  return (
    <>
      <PasswordField label="Password" autoComplete="new-password" {...password} />
      <Rules data-span="full">
        <PasswordRules rules={rules} />
      </Rules>
      <PasswordField label="Confirm Password" autoComplete="new-password" {...confirmation} />
    </>
  );
}

const Rules = styled.div`
  margin-top: calc(-1 * ${theme.space[5]});

  ${theme.media.phone} {
    margin-top: calc(-1 * ${theme.space[4]});
  }
`;
