import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { SelectOptions } from './select-options.tsx';
import type { SelectOption } from './select-options.tsx';

export type FilterSelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  options: readonly SelectOption[];
};

/** A toolbar's filter. The label is for screen readers only, because the selected value makes the meaning clear. */
export function FilterSelect({ label, options, ...select }: FilterSelectProps) {
  return (
    <Box>
      <Icon name="list-filter" />
      <Select {...select} aria-label={label}>
        <SelectOptions options={options} />
      </Select>
      <Icon name="chevron-down" />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    left: 12px;
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }

  select + span svg {
    right: 12px;
    left: auto;
    color: ${theme.color.muted};
  }
`;

const Select = styled.select`
  ${controlStyles}
  min-height: 40px;
  padding: 7px 38px;
  font-size: 0.9375rem;
  font-weight: ${theme.weight.medium};
  appearance: none;
  cursor: pointer;
`;
