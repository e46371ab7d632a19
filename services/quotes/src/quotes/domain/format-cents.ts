const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as history entries show it: `$1,499.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** The amount that `formatCents` shows so. */
export function parseCents(text: string): number {
  return Number(text.replaceAll(/[$,.]/g, ''));
}
