/** The theme's colors in PDFs, always light; a test compares them with the tokens of packages/ui. */
export const look = {
  ink: '#0B2B33',
  muted: '#48616A',
  line: '#D3DEDC',
} as const;

/** Letter, in points. */
export const sheet = { width: 612, height: 792, margin: 54, foot: 36 } as const;

/** The area for content, between the margins and above the foot. */
export const room = {
  width: sheet.width - 2 * sheet.margin,
  height: sheet.height - 2 * sheet.margin - sheet.foot,
} as const;
