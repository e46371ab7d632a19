import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Actions of a row. On phones the first action takes the remaining width. */
export const RowActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  white-space: nowrap;

  /* A row without a menu leaves the place of the menu empty, so that the actions of all rows stand in one column. */
  > :only-child {
    margin-right: calc(${theme.size.buttonSmall} + ${theme.space[2]});
  }

  /* Six columns of a narrow table leave a long label no room on one line. */
  ${theme.media.tablet} {
    white-space: normal;
  }

  ${theme.media.phone} {
    > :only-child {
      margin-right: 0;
    }

    > :first-child {
      flex: 1;
      min-height: ${theme.size.button};
    }
  }
`;
