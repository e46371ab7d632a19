import { room } from './look.ts';
import { beside, blank, stack } from './marks.ts';
import type { Block, Measure, Tagged } from './marks.ts';
import type { Fact, Total } from './paper.ts';
import { setLine, setRule, setText, styles } from './set-words.ts';
import { headTag, tag } from './tags.ts';

const nameWidth = 130;

export function setFacts(measure: Measure, facts: readonly Fact[]): Block {
  const rows = facts.map((fact) => setFact(measure, fact));
  return { gap: 14, pieces: rows.map(({ piece }) => piece), tags: [tableOf(rows)] };
}

function setFact(measure: Measure, [name, value]: Fact): Tagged {
  const left = { x: 0, width: nameWidth - 10, tag: headTag('Row') };
  const right = { x: nameWidth, width: room.width - nameWidth, tag: tag('TD') };
  return {
    piece: beside([setText(measure, name, styles.muted, left), setText(measure, value, styles.text, right)]),
    tag: tag('TR', [left.tag, right.tag]),
  };
}

const totalsWidth = 300;
const totalsPlace = { x: room.width - totalsWidth, width: totalsWidth };

/** Stays together on one page. */
export function setTotals(measure: Measure, totals: readonly Total[]): Block {
  const rows = totals.map((total) => setTotal(measure, total));
  return { gap: 10, pieces: [stack(rows.map(({ piece }) => piece))], tags: [tableOf(rows)] };
}

function setTotal(measure: Measure, { name, amount, isSum }: Total): Tagged {
  const style = isSum ? styles.sum : styles.text;
  const right = { ...totalsPlace, align: 'right', tag: tag('TD') } as const;
  const left = {
    ...{ x: totalsPlace.x, width: totalsWidth - measure(amount, style) - 12 },
    tag: headTag('Row'),
  };
  const row = beside([setText(measure, name, style, left), setLine(measure, amount, style, right)]);
  const above = [blank(4), setRule(totalsPlace, { weight: 1, color: 'ink' }), blank(4)];
  return {
    piece: isSum ? stack([...above, row]) : stack([row, blank(2)]),
    tag: tag('TR', [left.tag, right.tag]),
  };
}

function tableOf(rows: readonly Tagged[]) {
  return tag(
    'Table',
    rows.map((row) => row.tag),
  );
}
