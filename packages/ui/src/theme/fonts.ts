import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import textExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import board from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2';
import boardExtended from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/** Fonts used above the fold of every page; prerendered pages preload them. */
export const latinFontFiles = [text, board] as const;

/** Family of the font that every page uses. */
export const textFamily = 'Figtree Variable';

/** `@font-face` rules of the two fonts. */
export const fontFaces = [
  fontFace({ family: textFamily, weights: '300 900', url: text, range: latin }),
  fontFace({ family: textFamily, weights: '300 900', url: textExtended, range: latinExtended }),
  fontFace({ family: 'Sofia Sans Extra Condensed Variable', weights: '1 1000', url: board, range: latin }),
  fontFace({
    family: 'Sofia Sans Extra Condensed Variable',
    weights: '1 1000',
    url: boardExtended,
    range: latinExtended,
  }),
];

type FontFace = { family: string; weights: string; url: string; range: string };

function fontFace({ family, weights, url, range }: FontFace): string {
  return `@font-face {
    font-family: '${family}';
    font-style: normal;
    font-display: swap;
    font-weight: ${weights};
    src: url('${url}') format('woff2');
    unicode-range: ${range};
  }`;
}
