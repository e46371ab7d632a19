import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import roof from '../../art/hero-roof.svg';

/**
 * The tent's roof with its lights, filling the positioned box it stands in, behind what follows. It is the largest that is painted first: by
 * itself a browser asks for it only when the style has come and said that it is seen.
 */
export function HeroRoof() {
  return <Roof src={roof} alt="" aria-hidden="true" fetchPriority="high" />;
}

const Roof = styled.img`
  position: absolute;
  inset: 0;
  z-index: ${theme.layer.base};
  width: 100%;
  height: 100%;
  pointer-events: none;
`;
