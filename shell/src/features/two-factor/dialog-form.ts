import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Layout of a form in a dialog, with the button below the fields. */
export const DialogForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;

  > div {
    width: 100%;
  }
`;
