import { fonts, theme } from './theme.ts';

/** Inline styles, because many email clients drop style sheets. */
export const styles = {
  ground: { backgroundColor: theme.ground, fontFamily: fonts.text, margin: 0, padding: '24px 12px' },
  container: {
    backgroundColor: theme.surface,
    border: `1px solid ${theme.line}`,
    maxWidth: '560px',
    width: '100%',
  },
  board: { backgroundColor: theme.board, borderBottom: `4px solid ${theme.bulb}`, padding: '0 24px' },
  brand: {
    color: theme.onBoard,
    fontFamily: fonts.board,
    fontSize: '30px',
    fontWeight: 780,
    lineHeight: '1',
    margin: '16px 0',
  },
  content: { padding: '24px' },
  heading: {
    color: theme.ink,
    fontFamily: fonts.board,
    fontSize: '30px',
    fontWeight: 780,
    lineHeight: '1.1',
    margin: '0 0 16px',
  },
  text: {
    color: theme.ink,
    fontSize: '16px',
    lineHeight: '1.55',
    margin: '0 0 16px',
    whiteSpace: 'pre-line',
  },
  button: {
    backgroundColor: theme.primary,
    borderRadius: '6px',
    color: theme.onPrimary,
    fontSize: '16px',
    fontWeight: 620,
    margin: '0 0 16px',
    padding: '12px 20px',
  },
  facts: { borderTop: `1px solid ${theme.line}`, margin: '0 0 16px', width: '100%' },
  factName: {
    color: theme.muted,
    fontSize: '14px',
    fontWeight: 440,
    padding: '8px 12px 0 0',
    whiteSpace: 'nowrap',
  },
  fact: {
    color: theme.ink,
    fontSize: '16px',
    padding: '8px 0 0',
    width: '100%',
    // Prevents a long word, such as an email address, from widening the page on a phone. More email clients support this than
    // `overflow-wrap`.
    wordBreak: 'break-word',
  },
} as const;
