import { styled } from 'styled-components';
import { Frame } from '../layout/frame.ts';
import { Valance } from '../layout/valance.ts';
import { theme } from '../theme/theme.ts';

export const Bar = styled.header`
  position: relative;
  z-index: ${theme.layer.topBar};
  background: ${theme.color.surface};
`;

export const Row = styled(Frame)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
  min-height: ${theme.size.topBar};

  > a {
    display: inline-flex;
    flex: none;
    border-radius: ${theme.radius.control};
    text-decoration: none;
  }

  ${theme.media.menu} {
    min-height: ${theme.size.topBarPhone};
  }
`;

export const Wide = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  min-width: 0;

  > :is(a, button) {
    flex: none;
  }

  ${theme.media.menu} {
    display: none;
  }
`;

export const Links = styled.nav`
  display: flex;
  flex: none;
  gap: 26px;

  a {
    min-height: ${theme.size.target};
    font-size: 0.9375rem;
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 5px;
  }
`;

/** A name that is too long for the bar ends in an ellipsis; the account page shows all of it. */
export const Greeting = styled.span`
  min-width: 0;
  margin-right: -8px;
  padding-left: ${theme.space[3]};
  border-left: ${theme.border.hairline} solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: 0.9375rem;

  > * {
    display: block;
    overflow: hidden;
    color: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 5px;
  }
`;

/** The valance below the bar, over the page. The thin shadow keeps it visible on white. */
export const TopBarValance = styled(Valance).attrs({ $tone: 'surface' })`
  position: absolute;
  inset: 100% 0 auto;
  filter: drop-shadow(0 1px 0 ${theme.color.line});
`;
