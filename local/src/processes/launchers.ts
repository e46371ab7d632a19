import type { ProcessIdentity } from './process-identity.ts';
import { identityOf, isRunning, parentOf } from './process-identity.ts';

/** The npm that started this process, and the shell in between, if any: once they exit, no user is present. */
export function launchersOf(pid: number): ProcessIdentity[] {
  if (!process.env.npm_lifecycle_event) {
    return [];
  }
  const shell = parentOf(pid);
  const npm = shell === undefined ? undefined : parentOf(shell);

  return [shell, npm].flatMap((ancestor) => (ancestor && ancestor > 1 ? (identityOf(ancestor) ?? []) : []));
}

/** Calls back once when one of them has exited. Returns a function that stops watching. */
export function watchLaunchers(launchers: ProcessIdentity[], onExit: () => void): () => void {
  const timer = setInterval(() => {
    if (!launchers.every(isRunning)) {
      clearInterval(timer);
      onExit();
    }
  }, 500);

  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
