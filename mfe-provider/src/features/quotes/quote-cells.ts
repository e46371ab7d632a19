import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const DateCell = styled.td`
  white-space: nowrap;
`;

/** Between phone and desktop the table has no room for it; the editor's history tells the same. */
export const LastChangeCell = styled.td<{ scope?: 'col' }>`
  ${theme.media.tablet} {
    display: none;
  }
`;
