import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { buttonLook } from './button-look.ts';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-look.ts';
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
  const words = pending === true ? (pendingText ?? children) : children;
  const iconSize = size === 'small' ? 16 : 18;

  return (
    <Control
      {...rest}
      {...(pending !== undefined && reservedWidths({ words: children, pendingText, icon }))}
      {...(pending === true && { 'aria-disabled': true })}
      {...{ type, $variant: variant, $size: size, $wide: wide }}
      onClick={pending === true ? swallow : onClick}
    >
      <Face>
        {pending === true ? <Spinner size={iconSize} /> : icon && <Icon name={icon} size={iconSize} />}
        <span>{words}</span>
      </Face>
    </Control>
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}

type Faces = { words: unknown; pendingText: string | undefined; icon: IconName | undefined };

/** Lays out both labels invisibly, so that the button has the width of the wider one from the start. */
function reservedWidths({ words, pendingText, icon }: Faces) {
  const idle = typeof words === 'string' ? words : '';
  return { 'data-idle': idle, 'data-pending': pendingText ?? idle, 'data-icon': icon !== undefined };
}

const Face = styled.span`
  display: inline-flex;
  grid-area: 1 / 1;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
`;

const Control = styled.button<ButtonLook>`
  ${buttonLook}

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
