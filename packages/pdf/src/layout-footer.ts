import { contentArea } from './theme.ts';
import { placeSideBySide, blank, stack } from './page-items.ts';
import type { Measure, Piece } from './page-items.ts';
import { layoutLine, layoutRule, styles } from './layout-text.ts';
import { cutToWidth } from './wrap-text.ts';

type Footer = { title: string; page: number; pages: number };

const pageWidth = 90;

/** The footer: the title in one line, cut with '…' if it is too long, and the page number. */
export function layoutFooter(measure: Measure, { title, page, pages }: Footer): Piece {
  const left = { x: 0, width: contentArea.width - pageWidth };
  const right = { x: left.width, width: pageWidth, align: 'right' } as const;
  const shown = cutToWidth(title, left.width, (text) => measure(text, styles.small));
  const first = layoutLine(measure, shown, styles.small, left);
  const which = layoutLine(measure, `Page ${page} of ${pages}`, styles.small, right);
  return stack([
    layoutRule({ x: 0, width: contentArea.width }, { weight: 0.5, color: 'line' }),
    blank(6),
    placeSideBySide([first, which]),
  ]);
}
