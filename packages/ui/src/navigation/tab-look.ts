import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const tabListLook = css`
  position: relative;
  display: flex;
  gap: 28px;
  margin-bottom: 28px;
  overflow-x: auto;
  box-shadow: inset 0 -2px 0 ${theme.color.line};
  scrollbar-width: none;

  ${theme.media.phone} {
    gap: ${theme.space[5]};
    margin-bottom: ${theme.space[5]};
  }
`;

export const tabLook = css`
  ${theme.type.control}
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.button};
  border: 0;
  border-bottom: ${theme.border.tab} solid transparent;
  color: ${theme.color.muted};
  background: none;
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  cursor: pointer;

  > span {
    padding-block: 0;
  }

  &:hover {
    color: ${theme.color.ink};
  }

  &[data-state='active'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
  }

  @media (forced-colors: active) {
    &:not([data-state='active']) {
      border-bottom-color: Canvas;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.control};
  }
`;
