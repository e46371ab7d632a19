import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const ActionForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
