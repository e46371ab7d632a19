import { inkOf } from './ink-of.ts';
import type { Line } from './lines.ts';
import { isRightToLeft, toLine } from './lines.ts';
import { stack } from './marks.ts';
import type { Measure, Piece, Style } from './marks.ts';
import type { Tag } from './tags.ts';
import { wrapText } from './wrap-text.ts';

/** `start`: at the side where reading begins. */
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

/** Line height and baseline in multiples of the font size: large text is set tighter. */
const reading = { height: 1.4, baseline: 1.05 };
const leadings = { text: reading, strong: reading, board: { height: 1.14, baseline: 0.95 } } as const;

/** One piece for each line of the text; none if it is empty. */
export function setLines(measure: Measure, text: string, style: Style, place: Place): Piece[] {
  const widthOf = (part: string) => measure(part, style);
  return text.trim() === ''
    ? []
    : wrapText(text, place.width, widthOf).map((line) => setLineOf(measure, line, style, place));
}

/** One line without wrapping, whatever the available width. */
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

/** In multiples of the font size: twice what any script needs, so that piled-up marks cannot fill a page. */
const most = 2;

/** Larger than usual only if the letters would overlap the line above or below. */
function leadingOf(line: Line, { face }: Style): { height: number; baseline: number } {
  const usual = leadings[face];
  const { above, below } = inkOf(line, face);
  const baseline = Math.max(usual.baseline, Math.min(above + air, most));
  return {
    baseline,
    height: baseline + Math.max(usual.height - usual.baseline, Math.min(below + air, most)),
  };
}

/** A horizontal rule with its spacing. */
export function setRule(place: Place, { weight, color }: { weight: number; color: 'ink' | 'line' }): Piece {
  const rule = { kind: 'rule', x: place.x, y: 0, width: place.width, weight, color } as const;
  return { height: weight, marks: [rule] };
}

export function setText(measure: Measure, text: string, style: Style, place: Place): Piece {
  return stack(setLines(measure, text, style, place));
}
