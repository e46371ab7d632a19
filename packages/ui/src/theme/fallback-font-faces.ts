type Weight = 'regular' | 'bold';

/**
 * Local fonts until the web fonts load: Arial on Windows and macOS, Liberation Sans in its place on most Linux systems, DejaVu on other
 * Linux systems, Roboto on Android.
 */
const locals = {
  Arial: {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  DejaVu: { regular: ['DejaVu Sans', 'DejaVuSans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
} as const;

/** Metrics of the web fonts, in percent of the font size. */
const board = { name: 'Sofia', ascent: 90, descent: 30 };
const text = { name: 'Figtree', ascent: 95, descent: 25 };

/**
 * Local fonts adjusted to the width and height of the web fonts, so that nothing moves when the web fonts load. `width` is the web font's
 * width in percent of the local font's. It was measured in Chromium with the headings (weight 780) and the texts (440 and 620) of the
 * landing and static pages; for Arial it was computed from the font tables.
 */
export const fallbackFontFaces = [
  fallbackFontFace({ of: board, local: 'Arial', weight: 'bold', weights: '1 1000', width: 63.6 }),
  fallbackFontFace({ of: board, local: 'Roboto', weight: 'bold', weights: '1 1000', width: 67.8 }),
  fallbackFontFace({ of: board, local: 'DejaVu', weight: 'bold', weights: '1 1000', width: 53.6 }),
  fallbackFontFace({ of: text, local: 'Arial', weight: 'regular', weights: '1 520', width: 100.7 }),
  fallbackFontFace({ of: text, local: 'Arial', weight: 'bold', weights: '521 1000', width: 95.2 }),
  fallbackFontFace({ of: text, local: 'Roboto', weight: 'regular', weights: '1 520', width: 101.3 }),
  fallbackFontFace({ of: text, local: 'Roboto', weight: 'bold', weights: '521 1000', width: 101.5 }),
  fallbackFontFace({ of: text, local: 'DejaVu', weight: 'regular', weights: '1 520', width: 88.6 }),
  fallbackFontFace({ of: text, local: 'DejaVu', weight: 'bold', weights: '521 1000', width: 79.6 }),
];

type Fallback = {
  of: typeof board;
  local: keyof typeof locals;
  weight: Weight;
  weights: string;
  width: number;
};

function fallbackFontFace({
  of: { name, ascent, descent },
  local,
  weight,
  weights,
  width,
}: Fallback): string {
  const sources = locals[local][weight].map((source) => `local('${source}')`);
  return `@font-face {
    font-family: '${name} as ${local}';
    font-weight: ${weights};
    src: ${sources.join(', ')};
    size-adjust: ${width}%;
    ascent-override: ${ofAdjusted(ascent)}%;
    descent-override: ${ofAdjusted(descent)}%;
    line-gap-override: 0%;
  }`;

  function ofAdjusted(percent: number): string {
    return ((percent / width) * 100).toFixed(1);
  }
}
