import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps;

export function TextArea({ label, optional, hint, error, aside, hideLabel, id, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, optional, hint, error, aside, hideLabel, id }}>
      {(control) => <Area rows={3} {...textarea} {...control} />}
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyles}
  display: block;
  resize: vertical;
`;
