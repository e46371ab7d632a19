import { css } from 'styled-components';
import { boardColors } from './colors.ts';
import { theme } from './theme.ts';

/** A board's background: text, borders, fields and the focus ring inside take their board colors. In print: black on white. */
export const boardSurface = css`
  @media screen {
    ${boardColors}
    color-scheme: dark;
    color: ${theme.color.onBoard};
    background-color: ${theme.color.board};
  }

  @media (forced-colors: active) {
    border: ${theme.border.hairline} solid;
  }
`;
