import { followingTimes } from '@marquee/contracts/event-times';
import { Small, VisuallyHidden } from '@marquee/ui';
import { formatTime } from '@marquee/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { EditSectionProps } from './edit-form.ts';

/** A pause in typing, so that screen readers hear the times once and not with every digit. */
const pauseMs = 1_000;

/** The times that the form has no fields for, as they will be once it is saved. A change is announced once typing rests. */
export function EditedTimes({ form, event }: EditSectionProps) {
  const [startTime, typed] = form.rhf.watch(['startTime', 'duration']);
  const duration = typed > 0 ? typed : null;
  const { endTime, venueEntryTime, venueExitTime } = followingTimes(event, { startTime, duration });
  const said = [
    { what: 'Ends at', time: endTime },
    { what: 'venue entry', time: venueEntryTime },
    { what: 'venue exit', time: venueExitTime },
  ].filter(({ time }) => time !== '');

  const words = said.map(({ what, time }) => `${what} ${formatTime(time)}`).join(', ');

  return (
    <>
      {words !== '' && <Small as="p">{words}</Small>}
      <VisuallyHidden role="status">{useSettledChange(words)}</VisuallyHidden>
    </>
  );
}

/** The words once they have rested since their last change; empty until they change for the first time. */
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
