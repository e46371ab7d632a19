import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { stepIndicatorStates } from './step-indicator-states.ts';
import type { StepState } from './step.ts';

/** `bead` is for later steps in the pipeline table, where they are small because many steps are on one line. */
export type StepIndicatorSize = 'regular' | 'small' | 'bead';

export type StepIndicatorProps = {
  state: StepState;
  size?: StepIndicatorSize | undefined;
  icon?: IconName | undefined;
};

const icons = { lit: 'check', waiting: 'hourglass', action: 'x' } as const;

/** Decorative, therefore hidden from screen readers. The text beside it describes the state. */
export function StepIndicator({ state, size = 'regular', icon }: StepIndicatorProps) {
  const iconName = icon ?? (state === 'next' || state === 'later' ? undefined : icons[state]);

  return (
    <Circle $state={state} $size={size} aria-hidden="true">
      {iconName !== undefined && size !== 'bead' && (
        <Icon name={iconName} size={size === 'small' ? 14 : 16} />
      )}
    </Circle>
  );
}

const widths = { regular: theme.size.bulb, small: theme.size.bulbSmall, bead: '10px' } as const;

const Circle = styled.span<{ $state: StepState; $size: StepIndicatorSize }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => widths[$size]};
  aspect-ratio: 1;
  border: ${theme.border.string} solid;
  border-radius: 50%;
  ${({ $state }) => stepIndicatorStates[$state]}
  transition:
    background-color ${theme.duration.light} ${theme.easing.light},
    border-color ${theme.duration.light} ${theme.easing.light};
  print-color-adjust: exact;

  svg {
    stroke-width: 2.75;
  }
`;
