export type Death = {
  /** Null: it exited by itself, or still runs. */
  signal: NodeJS.Signals | null;
  isRunning: boolean;
  /** The armed file still exists: the tripwire was never reached. */
  isStillArmed: boolean;
};

/** Returns null if the tripwire killed it; otherwise why the point counts as not reached. */
export function judgeDeath({ signal, isRunning, isStillArmed }: Death): string | null {
  if (isRunning) {
    return 'not reached';
  }
  if (isStillArmed) {
    return 'died before it got there';
  }
  return signal === 'SIGKILL' ? null : `ended by ${signal ?? 'itself'}, not by the tripwire`;
}
