import { RowActions } from '@marquee/ui';
import { styled } from 'styled-components';

/** No row of this table has a menu to keep a place for. */
export const OneAction = styled(RowActions)`
  && > :only-child {
    margin-right: 0;
  }
`;
