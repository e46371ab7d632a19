import { controlStyles, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Styles of the command palette, whose library has no styles and marks its parts with attributes. */
export const PaletteStyles = styled.div`
  [cmdk-input] {
    ${controlStyles}
  }

  [cmdk-list] {
    max-height: min(448px, 50vh);
    margin-top: ${theme.space[3]};
    overflow-y: auto;
    scroll-padding-block: ${theme.space[2]};
  }

  [cmdk-group-heading] {
    ${theme.type.caption}
    padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[1]};
    color: ${theme.color.muted};
    font-weight: ${theme.weight.medium};
  }

  [cmdk-item] {
    ${theme.type.control}
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: ${theme.size.button};
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.control};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }

  [cmdk-item] > :first-child {
    flex: none;
    color: ${theme.color.muted};
  }

  [cmdk-item] > :nth-child(2) {
    margin-left: auto;
  }

  [cmdk-item][data-selected='true'] {
    background: ${theme.color.tint};
  }

  [cmdk-empty] {
    padding: ${theme.space[5]} ${theme.space[3]};
    color: ${theme.color.muted};
  }

  @media (forced-colors: active) {
    [cmdk-item][data-selected='true'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;
