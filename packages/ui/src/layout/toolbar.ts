import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The row above a table. Filters are at the left. A child with `data-push` is at the right; on phones it is first and has full width. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};

  > [data-push] {
    margin-left: auto;
  }

  ${theme.media.phone} {
    > [data-push] {
      order: -1;
      width: 100%;
    }

    /* Filter and search share a line. */
    > span {
      flex: 1 1 40%;
    }
  }
`;
