import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { theme } from '../theme/theme.ts';
import { StepIndicator } from './step-indicator.tsx';
import type { StepState } from './step.ts';

type StepperLegendProps = { entries: readonly { state: StepState; text: string }[] };

/** The indicators' icons as characters. A state that is missing here has an indicator without an icon. */
const stateCharacters: Partial<Record<StepState, string>> = { lit: '✓', waiting: '⏳', action: '✗' };

/**
 * Explains each step indicator. The text contains the icon as a character, so that users can copy it and search for it. On screen the
 * indicator shows the icon, and a screen reader reads only the text.
 */
export function StepperLegend({ entries }: StepperLegendProps) {
  return (
    <Legend>
      {entries.map(({ state, text }) => (
        <li key={state}>
          <StepIndicator state={state} size="small" />
          <span>
            {stateCharacters[state] !== undefined && (
              <VisuallyHidden aria-hidden="true">{stateCharacters[state]} </VisuallyHidden>
            )}
            <span>{text}</span>
          </span>
        </li>
      ))}
    </Legend>
  );
}

const Legend = styled.ul`
  ${theme.type.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;
