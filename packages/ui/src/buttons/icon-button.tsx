import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';

export type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string };

/** A 36 px button without visible text; `label` is its accessible name. */
export function IconButton({ icon, label, type = 'button', ...button }: IconButtonProps) {
  return (
    <Control {...button} type={type} aria-label={label} title={label}>
      <Icon name={icon} />
    </Control>
  );
}

const Control = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.size.buttonSmall};
  height: ${theme.size.buttonSmall};
  border: 0;
  border-radius: ${theme.radius.control};
  color: ${theme.color.primary};
  background: transparent;
  cursor: pointer;
  transition: background-color ${theme.duration.quick} ${theme.easing.out};

  &:hover {
    background: ${theme.color.tint};
  }

  &:disabled {
    color: ${theme.color.muted};
    background: ${theme.color.sunken};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;
