import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { theme } from '../theme/theme.ts';
import { Bulb } from './bulb.tsx';
import type { LightState } from './light.ts';

type LightsLegendProps = { entries: readonly { state: LightState; text: string }[] };

/** The bulbs' drawings as characters; a bulb of another state has no drawing. */
const signs: Partial<Record<LightState, string>> = { lit: '✓', waiting: '⏳', action: '✗' };

/**
 * What each bulb means. The sign stands in the text for a reader who copies or searches it; on screen the bulb shows the sign, and a screen
 * reader says the words only.
 */
export function LightsLegend({ entries }: LightsLegendProps) {
  return (
    <Legend>
      {entries.map(({ state, text }) => (
        <li key={state}>
          <Bulb state={state} size="small" />
          <span>
            {signs[state] !== undefined && (
              <VisuallyHidden aria-hidden="true">{signs[state]} </VisuallyHidden>
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
