import { Small, theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const Client = styled.span`
  display: block;
  font-weight: ${theme.weight.medium};
`;

/** Hidden at widths between phone and desktop, where the table has no room. The details of the event show the email address. */
export const Email = styled(Small).attrs({ as: 'div' })`
  ${theme.media.tablet} {
    display: none;
  }

  ${theme.media.phone} {
    display: block;
  }
`;

export const DateCell = styled.td`
  white-space: nowrap;
`;
