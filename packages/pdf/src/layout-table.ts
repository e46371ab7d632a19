import { contentArea } from './theme.ts';
import { placeSideBySide, blank, stack } from './page-items.ts';
import type { Block, Measure, Piece, Tagged } from './page-items.ts';
import type { Cell, Cells, Column } from './document-definition.ts';
import { layoutLine, layoutLines, layoutRule, styles } from './layout-text.ts';
import type { Place } from './layout-text.ts';
import { headTag, tag } from './tags.ts';

const columnGap = 12;
const cellPadding = 5;

/** A table. Its head repeats on every page, and a row is divided only if it is taller than a page. */
export function layoutTable(measure: Measure, columns: readonly Column[], rows: readonly Cells[]): Block {
  const places = placesOf(columns);
  const head = layoutHead(measure, columns, places);
  const body = rows.map((cells) => layoutRow(measure, cells, places));
  return {
    gap: 20,
    head: head.piece,
    pieces: body.map(({ piece }) => piece),
    tags: [
      tag(
        'Table',
        [head, ...body].map((row) => row.tag),
      ),
    ],
  };
}

const fullWidth: Place = { x: 0, width: contentArea.width };

function placesOf(columns: readonly Column[]): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const shared = contentArea.width - columnGap * (columns.length - 1);
  let x = 0;
  return columns.map(({ share, align }) => {
    const place = { x, width: (shared * share) / shares, align };
    x += place.width + columnGap;
    return place;
  });
}

function layoutHead(measure: Measure, columns: readonly Column[], places: readonly Place[]): Tagged {
  const tags = columns.map(() => headTag('Column'));
  const names = columns.map(({ name }, index) =>
    layoutLine(measure, name, styles.small, { ...fullWidth, ...places[index], tag: tags[index] }),
  );
  return {
    piece: stack([
      placeSideBySide(names),
      blank(cellPadding),
      layoutRule(fullWidth, { weight: 1, color: 'ink' }),
    ]),
    tag: tag('TR', tags),
  };
}

/** Lays out a row line by line: the first line of all cells, then the second, and so on. A tall row can be divided between these lines. */
function layoutRow(measure: Measure, cells: Cells, places: readonly Place[]): Tagged {
  const tags = cells.map(() => tag('TD'));
  const columns = cells.map((cell, index) =>
    linesOf(measure, cell, { ...fullWidth, ...places[index], tag: tags[index] }),
  );
  const longest = Math.max(0, ...columns.map((lines) => lines.length));
  const lines = Array.from({ length: longest }, (_line, index) =>
    placeSideBySide(columns.map((column) => column[index] ?? blank(0))),
  );
  return {
    piece: stack([
      blank(cellPadding),
      ...lines,
      blank(cellPadding),
      layoutRule(fullWidth, { weight: 0.5, color: 'line' }),
    ]),
    tag: tag('TR', tags),
  };
}

function linesOf(measure: Measure, { text, note = '' }: Cell, place: Place): Piece[] {
  return [
    ...layoutLines(measure, text, styles.text, place),
    ...layoutLines(measure, note, styles.small, place),
  ];
}
