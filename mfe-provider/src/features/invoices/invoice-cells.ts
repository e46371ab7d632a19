import { RowActions, theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** On phones it stands at the right end of its line. */
export const NumberAndPart = styled.div`
  ${theme.media.phone} {
    text-align: right;
  }
`;

/** No row of this table has a menu to keep a place for. */
export const OneAction = styled(RowActions)`
  && > :only-child {
    margin-right: 0;
  }
`;
