/** The product's colours as far as paper shows them, always light; a test holds them against the tokens of packages/ui. */
export const look = {
  ink: '#0B2B33',
  muted: '#48616A',
  line: '#D3DEDC',
} as const;

/** Letter, in points. */
export const sheet = { width: 612, height: 792, margin: 54, foot: 36 } as const;

/** What the words stand in, between the margins and above the foot. */
export const room = {
  width: sheet.width - 2 * sheet.margin,
  height: sheet.height - 2 * sheet.margin - sheet.foot,
} as const;
