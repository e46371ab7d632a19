import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type ValanceProps = {
  /** `price` and `hero` have two colors; `surface` and `ground` have the color of the area above. */
  $tone: 'price' | 'hero' | 'surface' | 'ground';
  $unit: string;
};

const colors = {
  price: [theme.color.primary, theme.color.bulb],
  hero: [theme.color.roof, theme.color.bulb],
  surface: [theme.color.surface, theme.color.surface],
  ground: [theme.color.ground, theme.color.ground],
} as const;

/** A scalloped edge, like the hem of a tent. The tone `price` adds a band of stripes above the edge. */
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
