import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Fields side by side, one under another on phones; a child marked `data-span="full"` takes the row. */
export const FieldGrid = styled.div<{ $columns?: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 2 }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space[5]} ${theme.space[4]};
  align-items: start;

  > [data-span='full'] {
    grid-column: 1 / -1;
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
`;
