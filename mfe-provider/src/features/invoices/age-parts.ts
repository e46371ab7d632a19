import { Box, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Shows the filters in a single row, or in two columns on narrow screens. */
export const Ages = styled(Box).attrs({ as: 'ul' })`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  margin: 0 0 ${theme.space[5]};
  padding: 0;
  list-style: none;

  > li + li {
    border-left: ${theme.border.hairline} solid ${theme.color.line};
  }

  ${theme.media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li:nth-child(odd) {
      border-left: 0;
    }

    > li:nth-child(n + 3) {
      border-top: ${theme.border.hairline} solid ${theme.color.line};
    }
  }
`;

/** The selected age looks like a selected tab. */
export const Age = styled.button`
  display: grid;
  gap: ${theme.space[1]};
  width: 100%;
  height: 100%;
  padding: ${theme.space[4]};
  border: 0;
  border-bottom: ${theme.border.tab} solid transparent;
  border-radius: ${theme.radius.box};
  color: ${theme.color.muted};
  background: none;
  text-align: left;
  cursor: pointer;

  > span:first-child {
    ${theme.type.small}
    font-weight: ${theme.weight.medium};
  }

  > small {
    ${theme.type.caption}
  }

  &:hover {
    background: ${theme.color.tint};
  }

  &[aria-pressed='true'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.ink};
    background: ${theme.color.tint};
  }
`;

export const Amount = styled.strong<{ $isLate: boolean }>`
  ${theme.type.heading}
  color: ${({ $isLate }) => ($isLate ? theme.color.danger : theme.color.ink)};
  font-size: 1.125rem;
`;
