import { styled } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { theme } from '../theme/theme.ts';
import { bulbStates } from './bulb-states.ts';
import type { LightState } from './light.ts';

/** `bead`: a later step, drawn small because many steps share the line. */
export type BulbSize = 'regular' | 'small' | 'bead';

export type BulbProps = {
  state: LightState;
  size?: BulbSize | undefined;
  icon?: IconName | undefined;
};

const icons = { lit: 'check', waiting: 'hourglass', action: 'x' } as const;

/** Decoration, hidden from screen readers: the text beside it names the state. */
export function Bulb({ state, size = 'regular', icon }: BulbProps) {
  const drawing = icon ?? (state === 'next' || state === 'later' ? undefined : icons[state]);

  return (
    <Glass $state={state} $size={size} aria-hidden="true">
      {drawing !== undefined && size !== 'bead' && <Icon name={drawing} size={size === 'small' ? 14 : 16} />}
    </Glass>
  );
}

const widths = { regular: theme.size.bulb, small: theme.size.bulbSmall, bead: '10px' } as const;

const Glass = styled.span<{ $state: LightState; $size: BulbSize }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => widths[$size]};
  aspect-ratio: 1;
  border: ${theme.border.string} solid;
  border-radius: 50%;
  ${({ $state }) => bulbStates[$state]}
  transition:
    background-color ${theme.duration.light} ${theme.easing.light},
    border-color ${theme.duration.light} ${theme.easing.light};
  print-color-adjust: exact;

  svg {
    stroke-width: 2.75;
  }
`;
