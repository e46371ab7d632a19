import { setTimeout as wait } from 'node:timers/promises';

import { watchLaunchers } from './launchers.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** The time in which each item must stop. The services and then the database stop, which together takes less than 5 seconds. */
const stopTimeoutMs = 2_300;

export type Shutdown = {
  /** Adds something to stop; the last added stops first. */
  add: (stop: () => Promise<void>) => void;
  /** Stops everything once, however often it is called, and exits. */
  end: (exitCode: number) => Promise<never>;
  /** Logs the reason and stops with exit code 1, unless it is stopping already. */
  fail: (reason: string) => void;
  isShuttingDown: () => boolean;
};

/**
 * Stops on Ctrl-C, SIGTERM, a closed terminal, and when the npm that started this process has exited. Then exits with `exitCodeOnSignal`;
 * a test run passes a code other than 0, because an interrupted run has not passed.
 */
export function createShutdown(
  launchers: ProcessIdentity[],
  print: (line: string) => void,
  { exitCodeOnSignal = 0 } = {},
): Shutdown {
  const stops: (() => Promise<void>)[] = [];
  let exiting: Promise<never> | undefined;
  const end = (exitCode: number): Promise<never> => (exiting ??= stopAndExit(stops, exitCode));
  // Under npm, the signal of Ctrl-C arrives twice: once from the terminal, once from npm.
  const onSignal = (): void => {
    if (!exiting) {
      print('\nStopping…');
      void end(exitCodeOnSignal);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, onSignal);
  }
  watchLaunchers(launchers, onSignal);
  return {
    end,
    isShuttingDown: () => exiting !== undefined,
    fail(reason) {
      if (!exiting) {
        console.error(reason);
        void end(1);
      }
    },
    add(stop) {
      stops.unshift(stop);
    },
  };
}

async function stopAndExit(stops: (() => Promise<void>)[], exitCode: number): Promise<never> {
  for (const stop of stops) {
    await Promise.race([stop(), wait(stopTimeoutMs)]).catch((error: unknown) => {
      console.error(error);
    });
  }
  process.exit(exitCode);
}
