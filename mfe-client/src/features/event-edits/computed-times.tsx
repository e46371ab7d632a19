import { endTimeOf, followingTimes } from '@marquee/contracts/event-times';
import { Small, VisuallyHidden } from '@marquee/ui';
import { formatTime } from '@marquee/web-kit';
import { useEffect, useRef, useState } from 'react';
import { getMaxHours } from './edit-form.ts';
import type { EditSectionProps } from './edit-form.ts';

/** Milliseconds between the last change and its announcement, so that screen readers do not read the times after every digit. */
const debounceMs = 1_000;

/** Shows end, venue entry and venue exit as saving will set them; the form has no fields for them. Announces changes to screen readers. */
export function ComputedTimes({ form, event }: EditSectionProps) {
  const [startTime, duration] = form.rhf.watch(['startTime', 'duration']);
  const text = formatTimes(event, { startTime, duration });

  return (
    <>
      {text !== '' && <Small as="p">{text}</Small>}
      <VisuallyHidden role="status">{useDebouncedChange(text)}</VisuallyHidden>
    </>
  );
}

/** Returns the times as text, or an empty text while start or duration is invalid. */
function formatTimes(
  event: EditSectionProps['event'],
  typed: { startTime: string; duration: number },
): string {
  const { startTime, duration } = typed;
  if (startTime === '' || !(duration > 0 && duration <= getMaxHours(event.duration))) {
    return '';
  }
  const { endTime, venueEntryTime, venueExitTime } = followingTimes(event, typed);
  const end = endTime || endTimeOf(typed);
  return [
    { label: 'Ends at', time: end, isNextDay: end <= startTime },
    { label: 'venue entry', time: venueEntryTime, isNextDay: false },
    { label: 'venue exit', time: venueExitTime, isNextDay: venueExitTime < startTime },
  ]
    .filter(({ time }) => time !== '')
    .map(({ label, time, isNextDay }) => `${label} ${formatTime(time)}${isNextDay ? ' (the next day)' : ''}`)
    .join(', ');
}

/** Returns the latest changed text that has stayed the same for `debounceMs`; an empty text until there is one. */
function useDebouncedChange(text: string): string {
  const announced = useRef(text);
  const [debounced, setDebounced] = useState('');

  useEffect(() => {
    if (text === announced.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      announced.current = text;
      setDebounced(text);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);

  return debounced;
}
