import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { CheckMark } from './check-mark.tsx';
import { Hint } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: string;
  hint?: string | undefined;
};

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const hintId = useId();

  return (
    <div>
      <Label>
        <CheckMark {...input} aria-describedby={hint === undefined ? undefined : hintId} />
        {label}
      </Label>
      {hint !== undefined && <Indented id={hintId}>{hint}</Indented>}
    </div>
  );
}

const Label = styled.label`
  ${theme.type.label}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${theme.size.target};
  cursor: pointer;
`;

const Indented = styled(Hint)`
  margin: 2px 0 0 30px;
`;
