export * from '@marquee/contracts/format-dates';

/** @deprecated Earlier builds of the front ends import these names from the shared package. */
export {
  formatDate as formatShortDate,
  formatFullDay as formatLongDay,
  formatFullDay as formatShortDay,
  formatTime as formatTwelveHour,
} from '@marquee/contracts/format-dates';
