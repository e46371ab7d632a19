import { room } from './look.ts';
import { beside, blank, stack } from './marks.ts';
import type { Block, Measure, Piece, Tagged } from './marks.ts';
import type { Cell, Cells, Column } from './paper.ts';
import { setLine, setLines, setRule, styles } from './set-words.ts';
import type { Place } from './set-words.ts';
import { headTag, tag } from './tags.ts';

const between = 12;
const air = 5;

/** The head repeats on every page; a row is divided only if it is taller than a page. */
export function setTable(measure: Measure, columns: readonly Column[], rows: readonly Cells[]): Block {
  const places = placesOf(columns);
  const head = setHead(measure, columns, places);
  const body = rows.map((cells) => setRow(measure, cells, places));
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

const whole: Place = { x: 0, width: room.width };

function placesOf(columns: readonly Column[]): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const shared = room.width - between * (columns.length - 1);
  let x = 0;
  return columns.map(({ share, align }) => {
    const place = { x, width: (shared * share) / shares, align };
    x += place.width + between;
    return place;
  });
}

function setHead(measure: Measure, columns: readonly Column[], places: readonly Place[]): Tagged {
  const tags = columns.map(() => headTag('Column'));
  const names = columns.map(({ name }, index) =>
    setLine(measure, name, styles.small, { ...whole, ...places[index], tag: tags[index] }),
  );
  return {
    piece: stack([beside(names), blank(air), setRule(whole, { weight: 1, color: 'ink' })]),
    tag: tag('TR', tags),
  };
}

/** The first lines of all cells, then the second ones, and so on. */
function setRow(measure: Measure, cells: Cells, places: readonly Place[]): Tagged {
  const tags = cells.map(() => tag('TD'));
  const columns = cells.map((cell, index) =>
    linesOf(measure, cell, { ...whole, ...places[index], tag: tags[index] }),
  );
  const longest = Math.max(0, ...columns.map((lines) => lines.length));
  const lines = Array.from({ length: longest }, (_line, index) =>
    beside(columns.map((column) => column[index] ?? blank(0))),
  );
  return {
    piece: stack([blank(air), ...lines, blank(air), setRule(whole, { weight: 0.5, color: 'line' })]),
    tag: tag('TR', tags),
  };
}

function linesOf(measure: Measure, { text, note = '' }: Cell, place: Place): Piece[] {
  return [...setLines(measure, text, styles.text, place), ...setLines(measure, note, styles.small, place)];
}
