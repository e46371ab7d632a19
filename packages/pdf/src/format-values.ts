import { formatDate } from '@marquee/contracts/format-dates';

/** Formats an amount of the API in dollars, with a real minus sign: `-1549.50` becomes `−$1,549.50`. */
export function formatDollars(amount: string): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  return `${amount.startsWith('-') ? '−' : ''}$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Formats an ISO date as `Jun 20, 2026`. An empty date stays empty. */
export function formatDateOrEmpty(date: string): string {
  return date === '' ? '' : formatDate(date);
}
