export type Death = {
  /** Null: it ended by itself, or runs on. */
  signal: NodeJS.Signals | null;
  isRunning: boolean;
  /** Word that nobody has taken away: the tripwire was never reached. */
  isStillArmed: boolean;
};

/** Null when the tripwire has killed it; else why the point counts as not reached. */
export function judgeDeath({ signal, isRunning, isStillArmed }: Death): string | null {
  if (isRunning) {
    return 'not reached';
  }
  if (isStillArmed) {
    return 'died before it got there';
  }
  return signal === 'SIGKILL' ? null : `ended by ${signal ?? 'itself'}, not by the tripwire`;
}
