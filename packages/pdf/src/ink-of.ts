import { brandFonts } from './font-files.ts';
import type { FontRole } from './font-files.ts';
import type { Line } from './lines.ts';
import { fontOf } from './open-font.ts';
import { runsOf } from './runs.ts';

/** The extent of ink above and below the baseline, in multiples of the font size. */
export type Ink = { above: number; below: number };

/** The ink of letters in other fonts than the product's; 0 without such letters. In some scripts, letters are taller than a usual line. */
export function inkOf(line: Line, fontRole: FontRole): Ink {
  let [above, below] = [0, 0];
  for (const { font: file, text, isRightToLeft } of runsOf(line, fontRole)) {
    const font = fontOf(file);
    const glyphs =
      file === brandFonts[fontRole]
        ? []
        : font.shape(text, { isRightToLeft }).flatMap((chunk) => chunk.glyphs);
    for (const { glyphId, position } of glyphs) {
      const { top, bottom } = font.inkOf(glyphId);
      above = Math.max(above, (position.yOffset + top) / font.unitsPerEm);
      below = Math.max(below, -(position.yOffset + bottom) / font.unitsPerEm);
    }
  }
  return { above, below };
}
