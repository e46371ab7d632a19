/** The theme values that emails use; a test compares them with the tokens of packages/ui. */
export const theme = {
  ground: '#F1F5F4',
  surface: '#FFFFFF',
  ink: '#0B2B33',
  muted: '#48616A',
  line: '#D3DEDC',
  primary: '#0E4D5A',
  onPrimary: '#FFFFFF',
  board: '#0A343E',
  onBoard: '#F6FAF8',
  bulb: '#FFBE3D',
} as const;

/** Emails load no fonts, so the product's fonts apply only if the recipient has installed them. */
export const fonts = {
  text: "'Figtree Variable', Figtree, system-ui, sans-serif",
  board: "'Sofia Sans Extra Condensed Variable', 'Arial Narrow', sans-serif",
} as const;
