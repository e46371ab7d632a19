import { Frame, theme } from '@marquee/ui';
import { styled } from 'styled-components';

export const Columns = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.frame.preview};
  gap: ${theme.space[7]};
  align-items: start;
  padding-block: ${theme.space[6]} ${theme.space[8]};

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${theme.media.phone} {
    padding-block: ${theme.space[5]} ${theme.space[7]};
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
