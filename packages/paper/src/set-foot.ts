import { room } from './look.ts';
import { beside, blank, stack } from './marks.ts';
import type { Measure, Piece } from './marks.ts';
import { setLine, setRule, styles } from './set-words.ts';
import { cutToWidth } from './wrap-text.ts';

type Foot = { title: string; page: number; pages: number };

const pageWidth = 90;

/** The title in one line, cut with '…' if too long, and the page number. */
export function setFoot(measure: Measure, { title, page, pages }: Foot): Piece {
  const left = { x: 0, width: room.width - pageWidth };
  const right = { x: left.width, width: pageWidth, align: 'right' } as const;
  const shown = cutToWidth(title, left.width, (text) => measure(text, styles.small));
  const first = setLine(measure, shown, styles.small, left);
  const which = setLine(measure, `Page ${page} of ${pages}`, styles.small, right);
  return stack([
    setRule({ x: 0, width: room.width }, { weight: 0.5, color: 'line' }),
    blank(6),
    beside([first, which]),
  ]);
}
