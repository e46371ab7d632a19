import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const DateCell = styled.td`
  white-space: nowrap;
`;

/** Hidden on tablets and phones, where the table has no room. The editor's history shows the last change. */
export const LastChangeCell = styled.td<{ scope?: 'col' }>`
  ${theme.media.tablet} {
    display: none;
  }
`;
