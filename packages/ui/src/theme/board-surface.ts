import { css } from 'styled-components';
import { boardColors } from './colors.ts';
import { theme } from './theme.ts';

/** A board's background. Text, borders, fields and the focus ring inside have board colors. In print a board is black on white. */
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
