import { styled } from 'styled-components';
import { boardSurface } from '../theme/board-surface.ts';

/** The board's background. Fields, buttons, links and the focus ring inside take their board colors. */
export const OnBoard = styled.div`
  ${boardSurface}
`;
