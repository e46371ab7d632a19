import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Box } from '../layout/box.ts';
import { tableLook } from './table-look.ts';
import { tableOnPhones } from './table-on-phones.ts';

type TableProps = { label: string; children: ReactNode };

/** A table in its box; under 640 each row becomes a card, its cells placed by `data-place` or named by `data-label`. */
export function Table({ label, children }: TableProps) {
  return (
    <Box as="div">
      <Grid aria-label={label}>{children}</Grid>
    </Box>
  );
}

const Grid = styled.table`
  ${tableLook}
  ${tableOnPhones}
`;
