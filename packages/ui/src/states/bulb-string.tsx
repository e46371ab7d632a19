import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const bulbs = [-332, -277, -222, -166, -111, -55, 0, 55, 111, 166, 222, 277, 332];

/** A decorative string of bulbs. Only the middle bulb is lit. */
export function BulbString() {
  return (
    <Drawing viewBox="-364 0 728 130" aria-hidden="true" focusable="false">
      <path d="M-360 6Q0 142 360 6" />
      {bulbs.map((x) =>
        x === 0 ? (
          <g key={x}>
            <circle className="glow" cy="90" r="34" />
            <circle className="lit" cy="90" r="14" />
          </g>
        ) : (
          <circle key={x} cx={x} cy={heightAt(x)} r="9" />
        ),
      )}
    </Drawing>
  );
}

function heightAt(x: number): number {
  return 74 - 68 * (x / 360) ** 2 + 11;
}

const Drawing = styled.svg`
  width: min(728px, 100%);
  margin-bottom: ${theme.space[5]};
  fill: none;
  stroke: ${theme.color.edge};
  stroke-width: 2;

  .glow {
    fill: color-mix(in srgb, ${theme.color.bulb} 28%, transparent);
    stroke: none;
  }

  .lit {
    fill: ${theme.color.bulb};
    stroke: ${theme.color.bulbEdge};
  }
`;
