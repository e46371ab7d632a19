/** Local times at the venue, `HH:mm`; empty if not given. `duration` is in hours. */
type StartAndDuration = { startTime: string; duration: number | null };
type FollowingTimes = { endTime: string; venueEntryTime: string; venueExitTime: string };

const minutesOfDay = 24 * 60;

/**
 * The times that change with an event's start or duration: the end is the start plus the duration; entry keeps its distance to the start,
 * and exit to the end. Without a change, and for a time that was never given, each stays unchanged.
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

/** The end by start and duration, `HH:mm`; empty if one of them is missing. */
export function endTimeOf(now: StartAndDuration): string {
  const end = endByDuration(now);
  return end === null ? '' : toClock(end);
}

/** The stored end; without one, start plus duration. */
function endOf(event: StartAndDuration & FollowingTimes): number | null {
  return minutesOf(event.endTime) ?? endByDuration(event);
}

/** The number of days after the start on which the event ends by its duration; 0 if one of them is missing. */
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

/** The time of day, on any day. */
function toClock(minutes: number): string {
  const onClock = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return [Math.floor(onClock / 60), onClock % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
