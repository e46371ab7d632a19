import { useState } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../buttons/icon-button.tsx';
import { theme } from '../theme/theme.ts';
import { Control } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { PasswordRule } from './password-rules.tsx';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldProps & {
    rules?: readonly PasswordRule[] | undefined;
    showLabel?: string;
    concealLabel?: string;
  };

export function PasswordField({ label, hint, error, aside, hideLabel, id, ...rest }: PasswordFieldProps) {
  const { optional, rules, showLabel = 'Show password', concealLabel = 'Hide password', ...input } = rest;
  const [isShown, setIsShown] = useState(false);

  return (
    <div>
      <Field {...{ label, optional, hint, error, aside, hideLabel, id }}>
        {(control) => (
          <Box>
            <Input {...input} {...control} type={isShown ? 'text' : 'password'} />
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? concealLabel : showLabel}
              onClick={() => {
                setIsShown(!isShown);
              }}
            />
          </Box>
        )}
      </Field>
      {rules !== undefined && <PasswordRules rules={rules} />}
    </div>
  );
}

const Box = styled.span`
  position: relative;
  display: block;

  button {
    position: absolute;
    right: 5px;
    top: 5px;
    color: ${theme.color.muted};
  }
`;

const Input = styled(Control)`
  padding-right: 48px;
`;
