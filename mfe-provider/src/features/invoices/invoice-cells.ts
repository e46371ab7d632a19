import { RowActions, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Right-aligned in its line on phones. */
export const NumberAndPart = styled.div`
  ${theme.media.phone} {
    text-align: right;
  }
`;

/** No row of this table has a menu, so it reserves no space for one. */
export const SingleAction = styled(RowActions)`
  && > :only-child {
    margin-right: 0;
  }
`;
