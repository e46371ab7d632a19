import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Form sections below the tabs. The line below the tabs already separates the first section. */
export const TabSections = styled.div`
  max-width: ${theme.frame.form};

  > section:first-of-type {
    padding-top: ${theme.space[2]};
    border-top: 0;
  }
`;
