import { css } from 'styled-components';
import { darkColors, lightColors } from './colors.ts';
import { durationValues, shadowValues } from './scales.ts';

/** Matches quote documents and price cards, which have the page's colors even on a board. */
const documentSelector = '[data-surface="paper"]';

const dark = `
  color-scheme: dark;
  ${darkColors}
  --shadow-lift: none;
`;

/** The theme's custom properties. The dark theme applies only to screens, so that print is always light. */
export const colorScheme = css`
  :root,
  ${documentSelector} {
    color-scheme: light;
    ${lightColors}
    --shadow-lift: ${shadowValues.lift};
  }

  :root {
    --shadow-over: ${shadowValues.over};
    --duration-press: ${durationValues.press};
    --duration-quick: ${durationValues.quick};
    --duration-move: ${durationValues.move};
    --duration-light: ${durationValues.light};
    --duration-leave: ${durationValues.leave};
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']),
    :root:not([data-theme='light']) ${documentSelector} {
      ${dark}
    }
  }

  @media screen {
    :root[data-theme='dark'],
    :root[data-theme='dark'] ${documentSelector} {
      ${dark}
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --duration-press: 0ms;
      --duration-quick: 0ms;
      --duration-move: 0ms;
      --duration-light: 0ms;
      --duration-leave: 0ms;
    }
  }
`;
