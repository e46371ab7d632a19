const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as history entries show it: `$1,499.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
