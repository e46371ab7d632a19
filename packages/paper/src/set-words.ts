import { inkOf } from './ink-of.ts';
import type { Line } from './lines.ts';
import { isRightToLeft, toLine } from './lines.ts';
import { stack } from './marks.ts';
import type { Measure, Piece, Style } from './marks.ts';
import type { Tag } from './tags.ts';
import { wrapText } from './wrap-text.ts';

/** `start`: at the side where the line begins to be read. */
export type Place = { x: number; width: number; align?: 'left' | 'right' | 'start'; tag?: Tag | undefined };

export const styles = {
  text: { face: 'text', size: 10, color: 'ink' },
  strong: { face: 'strong', size: 10, color: 'ink' },
  small: { face: 'text', size: 8.5, color: 'muted' },
  muted: { face: 'text', size: 10, color: 'muted' },
  from: { face: 'strong', size: 15, color: 'ink' },
  what: { face: 'board', size: 26, color: 'muted' },
  board: { face: 'board', size: 30, color: 'ink' },
  sum: { face: 'strong', size: 13, color: 'ink' },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

/** Of a line's height and where its baseline lies in it, in sizes of the type: large words stand closer. */
const reading = { height: 1.4, baseline: 1.05 };
const leadings = { text: reading, strong: reading, board: { height: 1.14, baseline: 0.95 } } as const;

/** One piece for each line that the text needs; none where it is empty. */
export function setLines(measure: Measure, text: string, style: Style, place: Place): Piece[] {
  const widthOf = (part: string) => measure(part, style);
  return text.trim() === ''
    ? []
    : wrapText(text, place.width, widthOf).map((line) => setLineOf(measure, line, style, place));
}

/** As wide as it is, whatever there is room for. */
export function setLine(measure: Measure, text: string, style: Style, place: Place): Piece {
  return setLineOf(measure, toLine(text.trim()), style, place);
}

function setLineOf(measure: Measure, line: Line, style: Style, { x, width, align, tag }: Place): Piece {
  const { baseline, height } = leadingOf(line, style);
  const isAtRight = align === 'right' || (align === 'start' && isRightToLeft(line));
  const words = {
    kind: 'words',
    x: x + (isAtRight ? width - measure(line.text, style) : 0),
    y: style.size * baseline,
    line,
    style,
    ...(tag !== undefined && { tag }),
  } as const;
  return { height: style.size * height, marks: line.text === '' ? [] : [words] };
}

const air = 0.08;

/** In sizes of the type: twice what any script needs, so that piled-up marks take no page. */
const most = 2;

/** More than usual only where the letters would reach into the line above or below. */
function leadingOf(line: Line, { face }: Style): { height: number; baseline: number } {
  const usual = leadings[face];
  const { above, below } = inkOf(line, face);
  const baseline = Math.max(usual.baseline, Math.min(above + air, most));
  return {
    baseline,
    height: baseline + Math.max(usual.height - usual.baseline, Math.min(below + air, most)),
  };
}

/** A line across, with the air it needs. */
export function setRule(place: Place, { weight, color }: { weight: number; color: 'ink' | 'line' }): Piece {
  const rule = { kind: 'rule', x: place.x, y: 0, width: place.width, weight, color } as const;
  return { height: weight, marks: [rule] };
}

export function setText(measure: Measure, text: string, style: Style, place: Place): Piece {
  return stack(setLines(measure, text, style, place));
}
