import { RowActions, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** No row of this table has a menu, so it reserves no space for one. */
export const SingleAction = styled(RowActions)`
  && > :only-child {
    margin-right: 0;
  }
`;

/** Cards have no column heads, so this label precedes the value. */
export const CardLabel = styled.span`
  display: none;

  ${theme.media.phone} {
    display: inline;
  }
`;
