import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** What can be done with a row: on phones the first action takes the width. */
export const RowActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  white-space: nowrap;

  ${theme.media.phone} {
    > :first-child {
      flex: 1;
      min-height: ${theme.size.button};
    }
  }
`;
