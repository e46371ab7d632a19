import { setTimeout as wait } from 'node:timers/promises';

import { watchLaunchers } from './launchers.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** For each thing to stop: services write what is in flight, then the database closes; together under 5 seconds. */
const patienceMs = 2_300;

export type Ending = {
  /** Adds something to stop; what was added last stops first. */
  add: (stop: () => Promise<void>) => void;
  /** Stops everything once, however often it is asked, and exits. */
  end: (exitCode: number) => Promise<never>;
  /** Says why and stops with exit code 1, unless it is stopping already. */
  fail: (reason: string) => void;
  isEnding: () => boolean;
};

/**
 * Ends on Ctrl-C, SIGTERM, a closed terminal, and when the npm that started us has gone: with `codeWhenAsked`, as tests that were
 * broken off have not passed.
 */
export function createEnding(
  launchers: ProcessIdentity[],
  say: (line: string) => void,
  { codeWhenAsked = 0 } = {},
): Ending {
  const stops: (() => Promise<void>)[] = [];
  let ended: Promise<never> | undefined;
  const end = (exitCode: number): Promise<never> => (ended ??= stopAndExit(stops, exitCode));
  // Ctrl-C arrives twice under npm: from the terminal and forwarded.
  const endByRequest = (): void => {
    if (!ended) {
      say('\nStopping…');
      void end(codeWhenAsked);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, endByRequest);
  }
  watchLaunchers(launchers, endByRequest);
  return {
    end,
    isEnding: () => ended !== undefined,
    fail(reason) {
      if (!ended) {
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
    await Promise.race([stop(), wait(patienceMs)]).catch((error: unknown) => {
      console.error(error);
    });
  }
  process.exit(exitCode);
}
