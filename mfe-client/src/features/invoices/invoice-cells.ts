import { RowActions, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** The actions of a row. No row of this table has a menu, so no space is reserved for one. */
export const SingleAction = styled(RowActions)`
  && > :only-child {
    margin-right: 0;
  }
`;

/** The label before a value in the card layout, which has no column headings. */
export const CardLabel = styled.span`
  display: none;

  ${theme.media.phone} {
    display: inline;
  }
`;
