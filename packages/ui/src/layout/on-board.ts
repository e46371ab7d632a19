import { styled } from 'styled-components';
import { boardSurface } from '../theme/board-surface.ts';

/** A container with the background of a board. Fields, buttons, links and the focus ring inside take their board colors. */
export const OnBoard = styled.div`
  ${boardSurface}
`;
