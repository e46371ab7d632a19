import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** Places two charts in a row, and stacks them on narrow screens. The first has more room, because it shows months. */
export const ChartGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 27fr) minmax(0, 20fr);
  gap: 20px;

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
