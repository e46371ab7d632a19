import { styled } from 'styled-components';
import { boardSurface } from '../theme/board-surface.ts';

/** A board's ground: fields, buttons, links and the focus ring inside adapt to it. */
export const OnBoard = styled.div`
  ${boardSurface}
`;
