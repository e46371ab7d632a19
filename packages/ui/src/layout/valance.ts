import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type ValanceProps = {
  /** Two colors only on a document with a price and under the hero; otherwise the color of the surface above. */
  $tone: 'price' | 'hero' | 'surface' | 'ground';
  $unit: string;
};

const colors = {
  price: [theme.color.primary, theme.color.bulb],
  hero: [theme.color.roof, theme.color.bulb],
  surface: [theme.color.surface, theme.color.surface],
  ground: [theme.color.ground, theme.color.ground],
} as const;

/** The tent's scalloped hem. On a document with a price a band of stripes is above it. */
export const Valance = styled.div.attrs({ 'aria-hidden': true })<ValanceProps>`
  --unit: ${({ $unit }) => $unit};
  --a: ${({ $tone }) => colors[$tone][0]};
  --b: ${({ $tone }) => colors[$tone][1]};
  height: calc(var(--unit) / 2);
  background-image: ${scallop('25%', '--a')}, ${scallop('75%', '--b')};
  background-size: calc(var(--unit) * 2) calc(var(--unit) / 2);
  background-repeat: round no-repeat;
  pointer-events: none;
  print-color-adjust: exact;

  ${({ $tone }) => $tone === 'price' && striped}
`;

function scallop(at: string, color: string): string {
  const radius = 'calc(var(--unit) / 2 - 0.75px)';
  const rim = 'calc(var(--unit) / 2 - 0.25px)';
  return `radial-gradient(circle at ${at} 0, var(${color}) ${radius}, transparent ${rim})`;
}

const striped = css`
  height: var(--unit);
  background-image:
    linear-gradient(90deg, var(--a) 50%, var(--b) 0), ${scallop('25%', '--a')}, ${scallop('75%', '--b')};
  background-position:
    0 0,
    0 100%,
    0 100%;
`;
