import { toAmount } from '@marquee/contracts/money';
export {
  formatFullDate as dayOf,
  formatLongDate as dateOf,
  formatMoment as momentOf,
  formatTime as timeOf,
} from '@marquee/contracts/format-dates';
import { holdsAddress, named, withoutAddresses } from './typed-text.ts';

/** Greets by name, unless the name contains an address. An email may have been requested before names were checked. */
export function greeting(typed: string): string {
  const name = withoutAddresses(typed);
  return name === '' || holdsAddress(typed) ? 'Hi,' : `Hi ${named(name)},`;
}

/** Formats an amount such as `$1,549.50`. */
export function dollars(cents: number): string {
  const [whole = '', fraction = ''] = toAmount(cents).split('.');
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Formats a number of days as `today`, `tomorrow` or `in 7 days`. */
export function daysFromNow(days: number): string {
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(days, 'day');
}
