import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';

/** A native checkbox with the product's drawing over it. */
export function CheckMark(input: ComponentProps<'input'>) {
  return (
    <Box>
      <Input {...input} type="checkbox" />
      <Icon name="check" size={15} />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  flex: none;
  width: 20px;
  height: 20px;

  svg {
    position: absolute;
    inset: 2.5px;
    color: ${theme.color.onPrimary};
    stroke-width: 3;
    pointer-events: none;
    opacity: 0;
  }

  :checked + span svg {
    opacity: 1;
  }

  @media (forced-colors: active) {
    svg {
      display: none;
    }
  }
`;

const Input = styled.input`
  display: block;
  width: 20px;
  height: 20px;
  border: ${theme.border.control} solid ${theme.color.edge};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.surface};
  appearance: none;
  cursor: pointer;

  &:checked {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
