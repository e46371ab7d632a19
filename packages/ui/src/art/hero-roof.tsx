import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import roof from '../../art/hero-roof.svg';

/**
 * The tent's roof with its lights. It fills its positioned parent, behind the content. The image has high priority because it is the
 * landing page's largest contentful paint. Browsers request images of normal priority only after the style sheet has shown that they are
 * visible.
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
