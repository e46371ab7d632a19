import { styled } from 'styled-components';
import { Backdrop } from '../overlays/scrim.tsx';
import { theme } from '../theme/theme.ts';

export const Menu = styled.div`
  ${theme.media.fullBar} {
    display: none;
  }
`;

/** The button's label for one state. Both labels are rendered, so that CSS can switch them before the application runs. */
export const ToggleLabel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};

  [aria-expanded='true'] &[data-when='closed'],
  [aria-expanded='false'] &[data-when='open'] {
    display: none;
  }
`;

export const MenuScrim = styled(Backdrop)`
  top: ${theme.size.topBarPhone};
  z-index: ${theme.layer.base};
`;

export const MenuPanel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${theme.layer.menu};
  padding: ${theme.space[3]} ${theme.gutter} ${theme.space[3]};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
  background: ${theme.color.surface};

  > p {
    ${theme.type.small}
    color: ${theme.color.muted};
  }

  > p > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: inherit;
  }
`;

export const MenuLinks = styled.ul`
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-height: 56px;
    border-bottom: ${theme.border.hairline} solid ${theme.color.line};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
`;

export const MenuAction = styled.div`
  margin-top: ${theme.space[4]};

  > * {
    width: 100%;
    min-height: ${theme.size.button};
    font-size: 0.9375rem;
  }
`;
