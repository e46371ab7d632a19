import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const DateCell = styled.td`
  white-space: nowrap;
`;

/** Hidden at the widths of a tablet, where the table has no room; the editor's history shows it. */
export const LastChangeCell = styled.td<{ scope?: 'col' }>`
  ${theme.media.tablet} {
    display: none;
  }
`;
