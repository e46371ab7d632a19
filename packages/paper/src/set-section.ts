import { room } from './look.ts';
import { beside, blank, stack } from './marks.ts';
import type { Block, Measure, Piece } from './marks.ts';
import type { Fact, Section, Total } from './paper.ts';
import { setTable } from './set-table.ts';
import { setLine, setLines, setRule, setText, styles } from './set-words.ts';

type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const whole = { x: 0, width: room.width };

export function setSection(measure: Measure, section: Section): Block {
  switch (section.kind) {
    case 'letterhead':
      return { gap: 0, pieces: [setLetterhead(measure, section)] };
    case 'board':
      return { gap: 20, pieces: [setBoard(measure, section)] };
    case 'facts':
      return { gap: 14, pieces: section.facts.map((fact) => setFact(measure, fact)) };
    case 'table':
      return setTable(measure, section.columns, section.rows);
    case 'totals':
      return { gap: 10, pieces: [setTotals(measure, section.totals)] };
    case 'text':
      return { gap: 20, pieces: setWriting(measure, section) };
  }
}

const whatWidth = 150;

function setLetterhead(measure: Measure, { from, lines, what }: SectionOf<'letterhead'>): Piece {
  const left = { x: 0, width: room.width - whatWidth };
  const right = { x: left.width, width: whatWidth, align: 'right' } as const;
  return beside([
    stack([
      setText(measure, from, styles.from, left),
      ...lines.map((line) => setText(measure, line, styles.muted, left)),
    ]),
    setLine(measure, what, styles.what, right),
  ]);
}

/** Ink between two rules: paper is read on white. */
function setBoard(measure: Measure, { text }: SectionOf<'board'>): Piece {
  const rule = setRule(whole, { weight: 2, color: 'ink' });
  return stack([rule, blank(6), setText(measure, text, styles.board, whole), blank(6), rule]);
}

const nameWidth = 130;

function setFact(measure: Measure, [name, value]: Fact): Piece {
  return beside([
    setText(measure, name, styles.muted, { x: 0, width: nameWidth - 10 }),
    setText(measure, value, styles.text, { x: nameWidth, width: room.width - nameWidth }),
  ]);
}

const totalsWidth = 300;
const totalsPlace = { x: room.width - totalsWidth, width: totalsWidth };

function setTotals(measure: Measure, totals: readonly Total[]): Piece {
  return stack(totals.map((total) => setTotal(measure, total)));
}

function setTotal(measure: Measure, { name, amount, isSum }: Total): Piece {
  const style = isSum ? styles.sum : styles.text;
  const amountPiece = setLine(measure, amount, style, { ...totalsPlace, align: 'right' });
  const nameRoom = { x: totalsPlace.x, width: totalsWidth - measure(amount, style) - 12 };
  const row = beside([setText(measure, name, style, nameRoom), amountPiece]);
  return isSum
    ? stack([blank(4), setRule(totalsPlace, { weight: 1, color: 'ink' }), blank(4), row])
    : stack([row, blank(2)]);
}

/** The heading stays with the first line below it. */
function setWriting(measure: Measure, { heading, text }: SectionOf<'text'>): Piece[] {
  const [first, ...lines] = setLines(measure, text, styles.text, whole);
  const top = setText(measure, heading, styles.strong, whole);
  return [first === undefined ? top : stack([top, blank(2), first]), ...lines];
}
