import { formatClock, formatDateTime, formatLongDay } from '@marquee/web-kit';

type InstantProps = { at: string };

const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });

/** When something happened, where the reader is; the year and the zone on hover. */
export function Instant({ at }: InstantProps) {
  return (
    <time dateTime={at} title={`${formatLongDay(at)}, ${formatClock(at)} ${zoneAt(at)}`}>
      {formatDateTime(at)}
    </time>
  );
}

function zoneAt(at: string): string {
  return zone.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
