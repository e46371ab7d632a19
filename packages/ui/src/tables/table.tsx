import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Box } from '../layout/box.ts';
import { theme } from '../theme/theme.ts';
import { tableLook } from './table-look.ts';
import { tableOnPhones } from './table-on-phones.ts';

type TableProps = { label: string; children: ReactNode };

/**
 * A table in its box; under 640 each row becomes a card, its cells placed by `data-place` or named by `data-label`. A cell with
 * `data-typed` holds what people have typed.
 */
export function Table({ label, children }: TableProps) {
  return (
    <Frame as="div">
      <Grid aria-label={label}>{children}</Grid>
    </Frame>
  );
}

/** Without rows the heads end in the box's own corners. Cards have no heads, so that nothing is left to hold. */
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
  ${tableLook}
  ${tableOnPhones}
`;
