import { createIntents } from './intents.ts';
import type { Intents } from './intents.ts';
import { createSessionEnd } from './session-end.ts';

/** Where the application meets the browser; tests give their own. */
export type EdgeOptions = {
  fetch?: typeof globalThis.fetch;
  /** Leaves the application for an address, by a full load. */
  leaveFor?: (address: string) => void;
};

export type Edge = Required<EdgeOptions> & {
  runIntent: Intents;
  /** Tells the user that the session has ended, and brings them to the sign-in. */
  endSession: () => void;
};

export function createEdge(options: EdgeOptions = {}): Edge {
  const leaveFor =
    options.leaveFor ??
    ((address) => {
      location.assign(address);
    });
  return {
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    leaveFor,
    runIntent: createIntents(),
    endSession: createSessionEnd(leaveFor),
  };
}
