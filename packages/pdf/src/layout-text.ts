import { inkOf } from './ink-of.ts';
import type { Line } from './lines.ts';
import { isRightToLeft, toLine } from './lines.ts';
import { stack } from './page-items.ts';
import type { Measure, Piece, Style } from './page-items.ts';
import type { Tag } from './tags.ts';
import { wrapText } from './wrap-text.ts';

/** `align`: `start` is the left side for left-to-right text and the right side for right-to-left text. Distances are in points. */
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

/** The height and the baseline of a line, in multiples of the font size. Large text has less leading. */
const textLeading = { height: 1.4, baseline: 1.05 };
const leadings = {
  text: textLeading,
  strong: textLeading,
  display: { height: 1.14, baseline: 0.95 },
} as const;

/** One piece for each line of the text; none for an empty text. */
export function layoutLines(measure: Measure, text: string, style: Style, place: Place): Piece[] {
  const widthOf = (part: string) => measure(part, style);
  return text.trim() === ''
    ? []
    : wrapText(text, place.width, widthOf).map((line) => placeLine(measure, line, style, place));
}

/** The text in one line, without wrapping, even if it is wider than the place. */
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

/**
 * The maximum ink above or below the baseline, in multiples of the font size: twice what any script needs. Limits the height of a letter
 * with many stacked marks.
 */
const maxInk = 2;

/** The height and baseline of a line. They are larger than usual only if letters would overlap the line above or below. */
function leadingOf(line: Line, { fontRole }: Style): { height: number; baseline: number } {
  const usual = leadings[fontRole];
  const { above, below } = inkOf(line, fontRole);
  const baseline = Math.max(usual.baseline, Math.min(above + inkPadding, maxInk));
  return {
    baseline,
    height: baseline + Math.max(usual.height - usual.baseline, Math.min(below + inkPadding, maxInk)),
  };
}

/** A horizontal rule. `weight`: its thickness in points. */
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
