import { followingTimes } from '@marquee/contracts/event-times';
import { Small } from '@marquee/ui';
import { formatTime } from '@marquee/web-kit';
import type { EditSectionProps } from './edit-form.ts';

/** The times that the form has no fields for, as they will be once it is saved. */
export function EditedTimes({ form, event }: EditSectionProps) {
  const [startTime, typed] = form.rhf.watch(['startTime', 'duration']);
  const duration = typed > 0 ? typed : null;
  const { endTime, venueEntryTime, venueExitTime } = followingTimes(event, { startTime, duration });
  const said = [
    { what: 'Ends at', time: endTime },
    { what: 'venue entry', time: venueEntryTime },
    { what: 'venue exit', time: venueExitTime },
  ].filter(({ time }) => time !== '');

  return said.length === 0 ? null : (
    <Small as="p" role="status">
      {said.map(({ what, time }) => `${what} ${formatTime(time)}`).join(', ')}
    </Small>
  );
}
