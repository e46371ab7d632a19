import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Form sections below the tabs. The tabs' line already separates the first one. */
export const TabSections = styled.div`
  max-width: ${theme.frame.form};

  > section:first-of-type {
    padding-top: ${theme.space[2]};
    border-top: 0;
  }
`;
