import { contentArea } from './theme.ts';
import { placeSideBySide, blank, stack } from './page-items.ts';
import type { Block, Measure, Tagged } from './page-items.ts';
import type { Detail, Total } from './document-definition.ts';
import { layoutLine, layoutRule, layoutText, styles } from './layout-text.ts';
import { headTag, tag } from './tags.ts';

const nameWidth = 130;

export function layoutDetails(measure: Measure, details: readonly Detail[]): Block {
  const rows = details.map((detail) => layoutDetail(measure, detail));
  return { gap: 14, pieces: rows.map(({ piece }) => piece), tags: [tableOf(rows)] };
}

function layoutDetail(measure: Measure, [name, value]: Detail): Tagged {
  const left = { x: 0, width: nameWidth - 10, tag: headTag('Row') };
  const right = { x: nameWidth, width: contentArea.width - nameWidth, tag: tag('TD') };
  return {
    piece: placeSideBySide([
      layoutText(measure, name, styles.muted, left),
      layoutText(measure, value, styles.text, right),
    ]),
    tag: tag('TR', [left.tag, right.tag]),
  };
}

const totalsWidth = 300;
const totalsPlace = { x: contentArea.width - totalsWidth, width: totalsWidth };

/** The totals as one piece, so that they stay together on one page. */
export function layoutTotals(measure: Measure, totals: readonly Total[]): Block {
  const rows = totals.map((total) => layoutTotal(measure, total));
  return { gap: 10, pieces: [stack(rows.map(({ piece }) => piece))], tags: [tableOf(rows)] };
}

function layoutTotal(measure: Measure, { name, amount, isSum }: Total): Tagged {
  const style = isSum ? styles.sum : styles.text;
  const right = { ...totalsPlace, align: 'right', tag: tag('TD') } as const;
  const left = {
    ...{ x: totalsPlace.x, width: totalsWidth - measure(amount, style) - 12 },
    tag: headTag('Row'),
  };
  const row = placeSideBySide([
    layoutText(measure, name, style, left),
    layoutLine(measure, amount, style, right),
  ]);
  const above = [blank(4), layoutRule(totalsPlace, { weight: 1, color: 'ink' }), blank(4)];
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
