import { RowActions, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** The number and the part of an invoice. On phones both are aligned to the right. */
export const NumberAndPart = styled.div`
  ${theme.media.phone} {
    text-align: right;
  }
`;

/** The actions of a row. No row of this table has a menu, so no space is reserved for one. */
export const SingleAction = styled(RowActions)`
  && > :only-child {
    margin-right: 0;
  }
`;
