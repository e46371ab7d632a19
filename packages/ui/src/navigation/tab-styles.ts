import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const tabListStyles = css`
  position: relative;
  display: flex;
  gap: 28px;
  margin: 0 -11px 28px;
  padding-inline: 11px;
  overflow-x: auto;
  background: linear-gradient(${theme.color.line} 0 0) bottom / 100% ${theme.border.string} no-repeat
    content-box;
  scrollbar-width: none;

  ${theme.media.phone} {
    gap: ${theme.space[5]};
    margin-bottom: ${theme.space[5]};
  }
`;

/** Includes the focus ring, around the text. The row has padding for the ring, because a scrolling row clips what is outside its edge. */
export const tabStyles = css`
  ${theme.type.control}
  position: relative;
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
    outline: 0;
  }

  &:focus-visible::after {
    position: absolute;
    inset: 3px -8px;
    border-radius: ${theme.radius.control};
    outline: 3px solid ${theme.color.focus};
    content: '';
  }
`;
