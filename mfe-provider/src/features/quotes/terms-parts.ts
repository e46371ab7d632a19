import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const Terms = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;

  > :is(div, fieldset) {
    width: 100%;
  }
`;
