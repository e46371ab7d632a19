import { css } from 'styled-components';
import { boardColors } from './colors.ts';
import { theme } from './theme.ts';

/** A board's ground: inside it ink, edges, fields and the focus ring take their board colours. On paper it is ink on white. */
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
