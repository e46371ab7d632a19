import { endTimeOf, followingTimes } from '@marquee/contracts/event-times';
import { Small, VisuallyHidden } from '@marquee/ui';
import { formatTime } from '@marquee/web-kit';
import { useEffect, useRef, useState } from 'react';
import { mostHoursOf } from './edit-form.ts';
import type { EditSectionProps } from './edit-form.ts';

/** Milliseconds without typing before the announcement, so that screen readers read the times once and not after every digit. */
const pauseMs = 1_000;

/** The times that the form has no fields for, as saving will set them. Announces a change after a pause in typing. */
export function EditedTimes({ form, event }: EditSectionProps) {
  const [startTime, duration] = form.rhf.watch(['startTime', 'duration']);
  const words = timesInWords(event, { startTime, duration });

  return (
    <>
      {words !== '' && <Small as="p">{words}</Small>}
      <VisuallyHidden role="status">{useSettledChange(words)}</VisuallyHidden>
    </>
  );
}

/** Empty while start or duration are not valid. */
function timesInWords(
  event: EditSectionProps['event'],
  typed: { startTime: string; duration: number },
): string {
  const { startTime, duration } = typed;
  if (startTime === '' || !(duration > 0 && duration <= mostHoursOf(event.duration))) {
    return '';
  }
  const { endTime, venueEntryTime, venueExitTime } = followingTimes(event, typed);
  const end = endTime || endTimeOf(typed);
  return [
    { what: 'Ends at', time: end, isNextDay: end <= startTime },
    { what: 'venue entry', time: venueEntryTime, isNextDay: false },
    { what: 'venue exit', time: venueExitTime, isNextDay: venueExitTime < startTime },
  ]
    .filter(({ time }) => time !== '')
    .map(({ what, time, isNextDay }) => `${what} ${formatTime(time)}${isNextDay ? ' (the next day)' : ''}`)
    .join(', ');
}

/** The text after it has not changed for `pauseMs`; empty until its first change. */
function useSettledChange(words: string): string {
  const known = useRef(words);
  const [settled, setSettled] = useState('');

  useEffect(() => {
    if (words === known.current) {
      return undefined;
    }
    const pause = setTimeout(() => {
      known.current = words;
      setSettled(words);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
    };
  }, [words]);

  return settled;
}
