import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type ButtonVariant = 'spotlight' | 'primary' | 'outline' | 'quiet' | 'danger' | 'danger-solid';
export type ButtonSize = 'small' | 'regular' | 'hero';
export type ButtonStyleProps = {
  $variant?: ButtonVariant | undefined;
  $size?: ButtonSize | undefined;
  $wide?: boolean | undefined;
};

/** The styles of `Button`, also for other elements: `styled(Link)` + `buttonStyles`. */
export const buttonStyles = css<ButtonStyleProps>`
  ${theme.type.control}
  ${({ $size = 'regular' }) => sizes[$size]}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  ${({ $wide = false }) => ($wide ? 'width: 100%;' : 'max-width: 100%;')}
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.control};
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.quick} ${theme.easing.out},
    transform ${theme.duration.press} ${theme.easing.out};
  ${({ $variant = 'primary' }) => variants[$variant]}

  svg {
    flex: none;
  }

  &:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(1px);
  }

  &:disabled {
    border-color: transparent;
    color: ${theme.color.muted};
    background: ${theme.color.sunken};
    cursor: not-allowed;
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }

  &[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`;

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-height: ${theme.size.buttonSmall};
    padding: ${theme.space[1]} ${theme.space[3]};
    font-size: 0.875rem;
  `,
  regular: css`
    min-height: ${theme.size.button};
    padding: ${theme.space[2]} 18px;
  `,
  hero: css`
    min-height: ${theme.size.buttonLarge};
    padding: ${theme.space[3]} 28px;
    font-size: 1.0625rem;
  `,
};

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  spotlight: filled({ text: theme.color.onBulb, fill: theme.color.bulb, hover: theme.color.bulbHover }),
  primary: filled({
    text: theme.color.onPrimary,
    fill: theme.color.primary,
    hover: theme.color.primaryHover,
  }),
  'danger-solid': filled({
    text: theme.color.onPrimary,
    fill: theme.color.danger,
    hover: theme.color.dangerHover,
  }),
  outline: outlined({ text: theme.color.ink, edge: theme.color.edge }),
  danger: outlined({ text: theme.color.danger, edge: theme.color.danger }),
  quiet: css`
    ${outlined({ text: theme.color.primary, edge: 'transparent' })}
    padding-inline: ${theme.space[3]};
  `,
};

function filled({ text, fill, hover }: { text: string; fill: string; hover: string }) {
  return css`
    color: ${text};
    background: ${fill};

    &:hover {
      background: ${hover};
    }
  `;
}

function outlined({ text, edge }: { text: string; edge: string }) {
  return css`
    border-color: ${edge};
    color: ${text};
    background: transparent;

    &:hover {
      background: ${theme.color.tint};
    }
  `;
}
