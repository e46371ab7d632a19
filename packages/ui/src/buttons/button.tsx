import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { buttonStyles } from './button-styles.ts';
import type { ButtonStyleProps, ButtonSize, ButtonVariant } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
  /** True while the button's action is running: the button keeps its width and focus, and ignores clicks. */
  pending?: boolean | undefined;
  pendingText?: string | undefined;
};

export function Button({ variant, size, icon, wide, pending, pendingText, ...button }: ButtonProps) {
  const { children, onClick, type = 'button', ...rest } = button;
  const label = pending === true ? (pendingText ?? children) : children;
  const iconSize = size === 'small' ? 16 : 18;

  return (
    <Control
      {...rest}
      {...(pending !== undefined && reservedWidths({ label: children, pendingText, icon }))}
      {...(pending === true && { 'aria-disabled': true })}
      {...{ type, $variant: variant, $size: size, $wide: wide }}
      onClick={pending === true ? preventClick : onClick}
    >
      <ButtonContent>
        {pending === true ? <Spinner size={iconSize} /> : icon && <Icon name={icon} size={iconSize} />}
        <span>{label}</span>
      </ButtonContent>
    </Control>
  );
}

function preventClick(event: MouseEvent): void {
  event.preventDefault();
}

type ButtonLabels = { label: unknown; pendingText: string | undefined; icon: IconName | undefined };

/** Attributes with which CSS lays out both labels invisibly, so that the button has the width of the wider label from the start. */
function reservedWidths({ label, pendingText, icon }: ButtonLabels) {
  const idle = typeof label === 'string' ? label : '';
  return { 'data-idle': idle, 'data-pending': pendingText ?? idle, 'data-icon': icon !== undefined };
}

const ButtonContent = styled.span`
  display: inline-flex;
  grid-area: 1 / 1;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
`;

const Control = styled.button<ButtonStyleProps>`
  ${buttonStyles}

  &[data-pending] {
    display: inline-grid;
    grid-template-columns: auto;
  }

  &[data-pending]::before,
  &[data-pending]::after {
    grid-area: 1 / 1;
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }

  &[data-pending]::before {
    content: attr(data-idle);
  }

  &[data-pending]::after {
    content: attr(data-pending);
    padding-left: ${theme.space[5]};
  }

  &[data-icon='true']::before {
    padding-left: ${theme.space[5]};
  }
`;
