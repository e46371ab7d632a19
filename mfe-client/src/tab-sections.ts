import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Form sections below the tabs, whose line already rules off the first of them. */
export const TabSections = styled.div`
  max-width: ${theme.frame.form};

  > section:first-of-type {
    padding-top: ${theme.space[2]};
    border-top: 0;
  }
`;
