import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Shown below the column headings of a table without rows. */
export const TableEmptyState = styled.div`
  margin-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`;
