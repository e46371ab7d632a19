import { RowActions, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** No row of this table has a menu to keep a place for. */
export const OneAction = styled(RowActions)`
  && > :only-child {
    margin-right: 0;
  }
`;

/** A card has no column heads: what a head says there stands before its value. */
export const OnCard = styled.span`
  display: none;

  ${theme.media.phone} {
    display: inline;
  }
`;
