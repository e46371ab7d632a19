import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** What stands below the heads of a table that has no rows. */
export const BelowHeads = styled.div`
  margin-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`;
