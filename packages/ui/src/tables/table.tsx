import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Box } from '../layout/box.ts';
import { theme } from '../theme/theme.ts';
import { tableStyles } from './table-styles.ts';
import { phoneTableStyles } from './phone-table-styles.ts';

type TableProps = { label: string; children: ReactNode };

/**
 * A table in a box. Below a width of 640 px each row becomes a card. In a card, `data-place` sets a cell's position and `data-label` its
 * label. `data-typed` marks a cell with text that users have entered.
 */
export function Table({ label, children }: TableProps) {
  return (
    <Frame as="div">
      <Grid aria-label={label}>{children}</Grid>
    </Frame>
  );
}

/** In a table without rows, the box's round corners clip the headings. On phones the headings are hidden, so an empty box has no border. */
const Frame = styled(Box)`
  &:has(tbody:empty) {
    overflow: hidden;
  }

  ${theme.media.phone} {
    &:has(tbody:empty) {
      border: 0;
    }
  }
`;

const Grid = styled.table`
  ${tableStyles}
  ${phoneTableStyles}
`;
