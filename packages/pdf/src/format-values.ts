import { formatDate } from '@marquee/contracts/format-dates';

/** An API amount in a PDF's form, with a real minus sign: `-1549.50` is `−$1,549.50`. */
export function formatDollars(amount: string): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  return `${amount.startsWith('-') ? '−' : ''}$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** `Jun 20, 2026`; empty without a date. */
export function formatDateOrEmpty(date: string): string {
  return date === '' ? '' : formatDate(date);
}
