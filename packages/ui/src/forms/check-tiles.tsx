import { useId } from 'react';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { CheckTile } from './check-tile.tsx';
import { FieldError } from './field-error.tsx';
import { Hint } from './field.tsx';
import { labelStyle } from './label-style.ts';

export type CheckTilesProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  legend: string;
  /** Hides the legend visually, for a section whose heading has the same text. */
  hideLegend?: boolean | undefined;
  options: readonly string[];
  columns?: 2 | 3 | 4 | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Multiple choice. All tiles have the same `name`, so that a form reads them as one array. */
export function CheckTiles({
  legend,
  hideLegend,
  options,
  columns = 4,
  hint,
  error,
  ...input
}: CheckTilesProps) {
  const noteId = useId();
  const note = error ?? hint;

  return (
    <fieldset aria-describedby={note === undefined ? undefined : noteId}>
      <Legend $hidden={hideLegend === true}>{legend}</Legend>
      <Grid $columns={columns}>
        {options.map((option) => (
          <CheckTile
            {...input}
            key={option}
            label={option}
            value={option}
            aria-invalid={error === undefined ? undefined : true}
          />
        ))}
      </Grid>
      {error !== undefined && <FieldError id={noteId}>{error}</FieldError>}
      {error === undefined && hint !== undefined && <Hint id={noteId}>{hint}</Hint>}
    </fieldset>
  );
}

const Legend = styled.legend<{ $hidden: boolean }>`
  ${labelStyle}
  margin-bottom: 6px;
  ${({ $hidden }) => $hidden && 'position: absolute; clip-path: inset(50%);'}
`;

/** At most `columns` columns of equal width. Each is at least 8.5rem wide, so there are fewer in a narrow grid or with large text. */
function maxColumns(columns: number) {
  const share = css`(100% - ${columns} * ${theme.space[2]}) / ${columns}`;
  return css`repeat(auto-fill, minmax(min(100%, max(8.5rem, ${share})), 1fr))`;
}

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => maxColumns($columns)};
  gap: ${theme.space[2]};

  ${theme.media.tablet} {
    grid-template-columns: ${({ $columns }) => maxColumns(Math.min($columns, 3))};
  }

  ${theme.media.phone} {
    grid-template-columns: ${maxColumns(2)};
  }
`;
