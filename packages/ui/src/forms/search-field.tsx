import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

/** A toolbar's search. The label is for screen readers and is also the default placeholder. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <Box>
      <Icon name="search" />
      <Input placeholder={label} {...input} type="search" aria-label={label} />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: block;
  flex: 1 1 140px;
  max-width: 260px;

  svg {
    position: absolute;
    left: 14px;
    top: 50%;
    color: ${theme.color.muted};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlStyles}
  min-height: 40px;
  padding-block: 7px;
  padding-inline: 40px ${theme.space[2]};
  font-size: 0.9375rem;

  &:placeholder-shown::-webkit-search-cancel-button {
    display: none;
  }
`;
