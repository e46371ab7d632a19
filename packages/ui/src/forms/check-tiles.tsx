import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { CheckTile } from './check-tile.tsx';
import { FieldError } from './field-error.tsx';
import { Hint } from './field.tsx';
import { labelStyle } from './label-style.ts';

export type CheckTilesProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  legend: string;
  /** Where a section's heading already says it. */
  hideLegend?: boolean | undefined;
  options: readonly string[];
  columns?: 2 | 3 | 4 | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Several of a list; every tile carries the same name, so that a form reads them as one array. */
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

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${theme.space[2]};

  ${theme.media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 3)}, minmax(0, 1fr));
  }

  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
