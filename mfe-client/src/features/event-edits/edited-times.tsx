import { endTimeOf, followingTimes } from '@marquee/contracts/event-times';
import { Small } from '@marquee/ui';
import { formatTwelveHour } from '@marquee/web-kit';
import { mostHoursOf } from './edit-form.ts';
import type { EditSectionProps } from './edit-form.ts';

/** The times that the form has no fields for, as they will be once it is saved. */
export function EditedTimes({ form, event }: EditSectionProps) {
  const [startTime, duration] = form.rhf.watch(['startTime', 'duration']);
  if (startTime === '' || !(duration > 0 && duration <= mostHoursOf(event.duration))) {
    return null;
  }
  const now = { startTime, duration };
  const { endTime, venueEntryTime, venueExitTime } = followingTimes(event, now);
  const end = endTime || endTimeOf(now);
  const said = [
    { what: 'Ends at', time: end, isNextDay: end <= startTime },
    { what: 'venue entry', time: venueEntryTime, isNextDay: false },
    { what: 'venue exit', time: venueExitTime, isNextDay: venueExitTime < startTime },
  ].filter(({ time }) => time !== '');

  return (
    <Small as="p" role="status">
      {said
        .map(
          ({ what, time, isNextDay }) =>
            `${what} ${formatTwelveHour(time)}${isNextDay ? ' (the next day)' : ''}`,
        )
        .join(', ')}
    </Small>
  );
}
