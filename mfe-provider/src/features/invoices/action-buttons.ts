import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const ActionButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
