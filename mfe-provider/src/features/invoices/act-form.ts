import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const ActForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
