import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Bulb } from './bulb.tsx';
import type { LightState } from './light.ts';

type LightsLegendProps = { entries: readonly { state: LightState; text: string }[] };

export function LightsLegend({ entries }: LightsLegendProps) {
  return (
    <Legend>
      {entries.map(({ state, text }) => (
        <li key={state}>
          <Bulb state={state} size="small" />
          {text}
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
