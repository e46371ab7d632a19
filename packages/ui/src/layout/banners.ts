import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Notices about the whole page, between its header and its content. Takes no space while empty. */
export const Banners = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  &:not(:empty) {
    margin-bottom: ${theme.space[5]};
  }
`;
