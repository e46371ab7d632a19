import { inkOf } from './ink-of.ts';
import type { Line } from './lines.ts';
import { isRightToLeft, toLine } from './lines.ts';
import { stack } from './page-items.ts';
import type { Measure, Piece, Style } from './page-items.ts';
import type { Tag } from './tags.ts';
import { wrapText } from './wrap-text.ts';

/** `start`: at the side where reading begins. */
export type Place = { x: number; width: number; align?: 'left' | 'right' | 'start'; tag?: Tag | undefined };

export const styles = {
  text: { fontRole: 'text', size: 10, color: 'ink' },
  strong: { fontRole: 'strong', size: 10, color: 'ink' },
  small: { fontRole: 'text', size: 8.5, color: 'muted' },
  muted: { fontRole: 'text', size: 10, color: 'muted' },
  issuer: { fontRole: 'strong', size: 15, color: 'ink' },
  documentType: { fontRole: 'display', size: 26, color: 'muted' },
  title: { fontRole: 'display', size: 30, color: 'ink' },
  sum: { fontRole: 'strong', size: 13, color: 'ink' },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

/** Line height and baseline in multiples of the font size: large text is set tighter. */
const textLeading = { height: 1.4, baseline: 1.05 };
const leadings = {
  text: textLeading,
  strong: textLeading,
  display: { height: 1.14, baseline: 0.95 },
} as const;

/** One piece for each line of the text; none if it is empty. */
export function layoutLines(measure: Measure, text: string, style: Style, place: Place): Piece[] {
  const widthOf = (part: string) => measure(part, style);
  return text.trim() === ''
    ? []
    : wrapText(text, place.width, widthOf).map((line) => placeLine(measure, line, style, place));
}

/** One line without wrapping, whatever the available width. */
export function layoutLine(measure: Measure, text: string, style: Style, place: Place): Piece {
  return placeLine(measure, toLine(text.trim()), style, place);
}

function placeLine(measure: Measure, line: Line, style: Style, { x, width, align, tag }: Place): Piece {
  const { baseline, height } = leadingOf(line, style);
  const isAtRight = align === 'right' || (align === 'start' && isRightToLeft(line));
  const textItem = {
    kind: 'words',
    x: x + (isAtRight ? width - measure(line.text, style) : 0),
    y: style.size * baseline,
    line,
    style,
    ...(tag !== undefined && { tag }),
  } as const;
  return { height: style.size * height, items: line.text === '' ? [] : [textItem] };
}

const inkPadding = 0.08;

/** In multiples of the font size: twice what any script needs, so that piled-up marks cannot fill a page. */
const maxInk = 2;

/** Larger than usual only if the letters would overlap the line above or below. */
function leadingOf(line: Line, { fontRole }: Style): { height: number; baseline: number } {
  const usual = leadings[fontRole];
  const { above, below } = inkOf(line, fontRole);
  const baseline = Math.max(usual.baseline, Math.min(above + inkPadding, maxInk));
  return {
    baseline,
    height: baseline + Math.max(usual.height - usual.baseline, Math.min(below + inkPadding, maxInk)),
  };
}

/** A horizontal rule with its spacing. */
export function layoutRule(
  place: Place,
  { weight, color }: { weight: number; color: 'ink' | 'line' },
): Piece {
  const rule = { kind: 'rule', x: place.x, y: 0, width: place.width, weight, color } as const;
  return { height: weight, items: [rule] };
}

export function layoutText(measure: Measure, text: string, style: Style, place: Place): Piece {
  return stack(layoutLines(measure, text, style, place));
}
