import { isolated } from '@marquee/ui';
import { formatClock, formatDateTime, formatFullDay } from '@marquee/contracts/format-dates';

type InstantProps = {
  at: string;
  /** The actor, shown before the time. */
  by?: string;
  /** Formats the instant. `formatWhen` gives a short form. */
  format?: (instant: string) => string;
};

const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });

/** An instant in the browser's time zone. The tooltip shows the full date and time, with year and zone. */
export function Instant({ at, by, format = formatDateTime }: InstantProps) {
  return (
    <time dateTime={at} title={`${formatFullDay(at)}, ${formatClock(at)} ${zoneAt(at)}`}>
      {by === undefined ? format(at) : `${isolated(by)}, ${format(at)}`}
    </time>
  );
}

function zoneAt(at: string): string {
  return zone.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
