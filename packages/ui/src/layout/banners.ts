import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Notices about the whole page, between its header and what follows; takes no space while there are none. */
export const Banners = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  &:not(:empty) {
    margin-bottom: ${theme.space[5]};
  }
`;
