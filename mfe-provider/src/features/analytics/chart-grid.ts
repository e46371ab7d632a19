import { theme } from '@marquee/ui';
import { styled } from 'styled-components';

/** The months take the larger part; the charts stack if there is no room for both. */
export const ChartGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 27fr) minmax(0, 20fr);
  gap: 20px;

  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
