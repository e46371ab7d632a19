import { color } from './colors.ts';
import * as scales from './scales.ts';
import { type } from './type.ts';

const { border, easing, family, frame, layer, radius, size, space, valance, weight } = scales;

/** Values for styled components. Colors, shadows and durations are CSS custom properties, so they follow the user's settings. */
export const theme = {
  color,
  type,
  family,
  weight,
  space,
  radius,
  border,
  size,
  frame,
  valance,
  layer,
  easing,
  shadow: { lift: 'var(--shadow-lift)', over: 'var(--shadow-over)' },
  duration: {
    press: 'var(--duration-press)',
    quick: 'var(--duration-quick)',
    move: 'var(--duration-move)',
    light: 'var(--duration-light)',
    leave: 'var(--duration-leave)',
  },
  gutter: 'clamp(16px, 4vw, 40px)',
  media: {
    phone: maxWidth(640),
    menu: maxWidth(760),
    fullBar: '@media (min-width: 760px)',
    tablet: maxWidth(900),
    narrow: maxWidth(1000),
    desktop: maxWidth(1200),
  },
} as const;

export type Theme = typeof theme;

function maxWidth(width: number): string {
  return `@media (max-width: ${width - 0.02}px)`;
}
