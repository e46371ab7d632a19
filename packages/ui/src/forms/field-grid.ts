import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Fields in columns, in a single column on phones. A child with `data-span="full"` takes the whole row. */
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
