import { isolated } from '@marquee/ui';
import { formatClock, formatDateTime, formatFullDay } from '@marquee/contracts/format-dates';

type InstantProps = {
  at: string;
  /** Who did it, said before it. */
  by?: string;
  /** `formatWhen` where few words do. */
  format?: (instant: string) => string;
};

const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });

/** When something happened, where the reader is; the whole of it, with year and zone, on hover. */
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
