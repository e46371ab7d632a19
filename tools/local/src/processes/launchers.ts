import type { ProcessIdentity } from './process-identity.ts';
import { identityOf, isRunning, parentOf } from './process-identity.ts';

/** The npm that started this process, and the shell between npm and this process. After one of them has exited, no user is present. */
export function launchersOf(pid: number): ProcessIdentity[] {
  if (!process.env.npm_lifecycle_event) {
    return [];
  }
  const shell = parentOf(pid);
  const npm = shell === undefined ? undefined : parentOf(shell);

  return [shell, npm].flatMap((ancestor) => (ancestor && ancestor > 1 ? (identityOf(ancestor) ?? []) : []));
}

/** Calls `onExit` once, when one of the launchers has exited. Returns a function that stops watching. */
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
