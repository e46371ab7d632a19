import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Form layout of a dialog, with the button below. */
export const DialogForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;

  > div {
    width: 100%;
  }
`;
