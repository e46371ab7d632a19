export type Death = {
  /** The signal that ended the process; null if the process exited by itself or still runs. */
  signal: NodeJS.Signals | null;
  isRunning: boolean;
  /** Whether the armed file still exists, which means that the process never reached the fail point. */
  isStillArmed: boolean;
};

/** Returns null if the process was killed at the fail point; otherwise the reason why the point counts as not reached. */
export function judgeDeath({ signal, isRunning, isStillArmed }: Death): string | null {
  if (isRunning) {
    return 'not reached';
  }
  if (isStillArmed) {
    return 'died before it reached the fail point';
  }
  return signal === 'SIGKILL' ? null : `ended by ${signal ?? 'itself'}, not at the fail point`;
}
