import type { ComponentProps, WheelEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Control } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'id'> &
  FieldProps & {
    /** Shown inside the box before the value: "$". */
    prefix?: string | undefined;
    align?: 'start' | 'end' | undefined;
  };

export function TextField({ label, optional, hint, error, aside, hideLabel, id, ...rest }: TextFieldProps) {
  const { prefix, align = 'start', type = 'text', ...input } = rest;

  return (
    <Field {...{ label, optional, hint, error, aside, hideLabel, id }}>
      {(control) => (
        <Box>
          {prefix !== undefined && <Prefix aria-hidden="true">{prefix}</Prefix>}
          <Input
            {...(type === 'number' && { onWheel: preventWheelChange })}
            {...input}
            {...control}
            type={type}
            $align={align}
            $hasPrefix={prefix !== undefined}
          />
        </Box>
      )}
    </Field>
  );
}

/** Makes the field read-only for one frame, so that the wheel scrolls the page instead of changing the field's number. */
function preventWheelChange({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  if (!field.readOnly) {
    field.readOnly = true;
    requestAnimationFrame(() => {
      field.readOnly = false;
    });
  }
}

const Box = styled.span`
  position: relative;
  display: block;
`;

const Prefix = styled.span`
  position: absolute;
  left: 14px;
  top: 50%;
  color: ${theme.color.muted};
  transform: translateY(-50%);
`;

const Input = styled(Control)<{ $align: 'start' | 'end'; $hasPrefix: boolean }>`
  text-align: ${({ $align }) => $align};
  ${({ $align }) => $align === 'end' && 'font-variant-numeric: tabular-nums;'}
  ${({ $hasPrefix }) => $hasPrefix && 'padding-left: 32px;'}
`;
