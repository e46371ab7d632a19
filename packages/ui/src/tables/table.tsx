import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Box } from '../layout/box.ts';
import { theme } from '../theme/theme.ts';
import { tableStyles } from './table-styles.ts';
import { phoneTableStyles } from './phone-table-styles.ts';

type TableProps = { label: string; children: ReactNode };

/**
 * A table in a box. Below 640 px each row becomes a card: `data-place` of a cell sets its position, `data-label` its label. `data-typed`
 * marks a cell with text that people have typed.
 */
export function Table({ label, children }: TableProps) {
  return (
    <Frame as="div">
      <Grid aria-label={label}>{children}</Grid>
    </Frame>
  );
}

/** Without rows the headings are clipped to the box's corners. Cards have no headings, so on phones an empty box has no border. */
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
