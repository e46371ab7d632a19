import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { theme } from '../theme/theme.ts';
import { Bulb } from './bulb.tsx';
import type { LightState } from './light.ts';

type LightsLegendProps = { entries: readonly { state: LightState; text: string }[] };

/** The bulbs' icons as characters. Bulbs of other states have no icon. */
const signs: Partial<Record<LightState, string>> = { lit: '✓', waiting: '⏳', action: '✗' };

/**
 * The meaning of each bulb. The character is in the text so that copying and searching find it. On screen the bulb shows the icon instead,
 * and a screen reader reads only the words.
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
