/** Local times at the venue, `HH:mm`; empty if not given. `duration` is in hours. */
type StartAndDuration = { startTime: string; duration: number | null };
type FollowingTimes = { endTime: string; venueEntryTime: string; venueExitTime: string };

const minutesOfDay = 24 * 60;

/**
 * Returns an event's end, venue entry and venue exit after a change of start or duration. The end becomes the start plus the duration. The
 * venue entry keeps its distance to the start; the venue exit keeps its distance to the end. Empty times stay empty. All times stay the
 * same if neither start nor duration has changed, or if the new start or duration is missing.
 */
export function followingTimes(
  before: StartAndDuration & FollowingTimes,
  now: StartAndDuration,
): FollowingTimes {
  const { endTime, venueEntryTime, venueExitTime } = before;
  const isSame = before.startTime === now.startTime && before.duration === now.duration;
  const start = minutesOf(now.startTime);
  if (isSame || start === null || now.duration === null) {
    return { endTime, venueEntryTime, venueExitTime };
  }
  const end = start + Math.round(now.duration * 60);
  return {
    endTime: endTime === '' ? '' : toClock(end),
    venueEntryTime: moved(venueEntryTime, { from: minutesOf(before.startTime), to: start }),
    venueExitTime: moved(venueExitTime, { from: endOf(before), to: end }),
  };
}

/** The end as start plus duration, `HH:mm`; empty if start or duration is missing. */
export function endTimeOf(now: StartAndDuration): string {
  const end = endByDuration(now);
  return end === null ? '' : toClock(end);
}

/** The stored end, or start plus duration if no end is stored; in minutes from midnight. */
function endOf(event: StartAndDuration & FollowingTimes): number | null {
  return minutesOf(event.endTime) ?? endByDuration(event);
}

/** Number of days from the start's day to the end's day, computed from the duration; 0 if start or duration is missing. */
export function endDayOf(now: StartAndDuration): number {
  return Math.floor((endByDuration(now) ?? 0) / minutesOfDay);
}

function endByDuration({ startTime, duration }: StartAndDuration): number | null {
  const start = minutesOf(startTime);
  return start === null || duration === null ? null : start + Math.round(duration * 60);
}

function moved(time: string, { from, to }: { from: number | null; to: number }): string {
  const minutes = minutesOf(time);
  return minutes === null || from === null ? time : toClock(minutes + to - from);
}

function minutesOf(time: string): number | null {
  const [hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time)?.slice(1).map(Number) ?? [];
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
}

/** Formats minutes from midnight as `HH:mm`. Negative minutes mean the previous day; 1440 and more mean a later day. */
function toClock(minutes: number): string {
  const onClock = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return [Math.floor(onClock / 60), onClock % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
