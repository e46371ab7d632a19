/** The colors of PDFs, from the light theme. A test compares them with the tokens of packages/ui. */
export const theme = {
  ink: '#0B2B33',
  muted: '#48616A',
  line: '#D3DEDC',
} as const;

/** A page in US Letter format, in points. */
export const pageGeometry = { width: 612, height: 792, margin: 54, footerHeight: 36 } as const;

/** The area for content, between the margins and above the footer; in points. */
export const contentArea = {
  width: pageGeometry.width - 2 * pageGeometry.margin,
  height: pageGeometry.height - 2 * pageGeometry.margin - pageGeometry.footerHeight,
} as const;
