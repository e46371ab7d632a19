import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const menuContentStyles = css`
  z-index: ${theme.layer.popover};
  min-width: 200px;
  max-width: calc(100vw - ${theme.space[6]});
  padding: ${theme.space[2]};
  border: ${theme.border.hairline} solid ${theme.color.line};
  border-radius: ${theme.radius.box};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.over};
`;

export const menuItemStyles = css`
  ${theme.type.body}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.ink};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.medium};
  line-height: 1.3;
  cursor: pointer;

  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }

  &[data-highlighted] {
    background: ${theme.color.tint};
  }
`;
