import { product } from './font-files.ts';
import type { FaceName } from './font-files.ts';
import type { Line } from './lines.ts';
import { fontOf } from './open-font.ts';
import { runsOf } from './runs.ts';

/** How far ink reaches above and below the baseline, in sizes of the type. */
export type Ink = { above: number; below: number };

/** What letters of other fonts need: stacked vowels and signs of some scripts are taller than any line of the product's face. */
export function inkOf(line: Line, face: FaceName): Ink {
  let [above, below] = [0, 0];
  for (const { font: file, text, isRightToLeft } of runsOf(line, face)) {
    const font = fontOf(file);
    const glyphs =
      file === product[face] ? [] : font.shape(text, { isRightToLeft }).flatMap((chunk) => chunk.glyphs);
    for (const { glyphId, position } of glyphs) {
      const { top, bottom } = font.inkOf(glyphId);
      above = Math.max(above, (position.yOffset + top) / font.unitsPerEm);
      below = Math.max(below, -(position.yOffset + bottom) / font.unitsPerEm);
    }
  }
  return { above, below };
}
