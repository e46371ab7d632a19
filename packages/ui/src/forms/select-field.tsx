import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { SelectOptions } from './select-options.tsx';
import type { SelectOption } from './select-options.tsx';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldProps & {
    options: readonly SelectOption[];
    /** Text of the first option, which selects nothing. */
    placeholder?: string | undefined;
  };

/** A native `<select>`, because it works on every phone and with every screen reader. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  aside,
  hideLabel,
  id,
  ...rest
}: SelectFieldProps) {
  const { options, placeholder, ...select } = rest;

  return (
    <Field {...{ label, optional, hint, error, aside, hideLabel, id }}>
      {(control) => (
        <Box>
          <Select {...select} {...control}>
            <SelectOptions options={options} placeholder={placeholder} />
          </Select>
          <Icon name="chevron-down" />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    right: 14px;
    top: 50%;
    color: ${theme.color.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-right: 40px;
  cursor: pointer;
`;
