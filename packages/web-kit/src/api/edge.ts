import type { FirstAnswer } from '@marquee/contracts/first-answer';
import { createFirstAnswer } from './first-answer.ts';
import type { TakeFirstAnswer } from './first-answer.ts';
import { createIntents } from './intents.ts';
import type { Intents } from './intents.ts';
import { createOwnWrites } from './own-writes.ts';
import type { OwnWrites } from './own-writes.ts';
import { createPageAccount } from './page-account.ts';
import type { PageAccount } from './page-account.ts';
import { saveFile } from './save-file.ts';
import { createSessionEnd } from './session-end.ts';
import type { SessionEnd } from './session-end.ts';

/** `replace`: the page that is left is none to come back to, so it goes from the browser's history. */
export type LeaveFor = (address: string, options?: { replace: true }) => void;

/** Where the application meets the browser; tests give their own. */
export type EdgeOptions = {
  fetch?: typeof globalThis.fetch;
  /** Leaves the application for an address, by a full load. */
  leaveFor?: LeaveFor;
  saveFile?: (file: Blob, name: string) => void;
  /** Came with the page. */
  firstAnswer?: FirstAnswer | undefined;
};

export type Edge = Required<Omit<EdgeOptions, 'firstAnswer'>> &
  SessionEnd &
  PageAccount & { takeFirstAnswer: TakeFirstAnswer; runIntent: Intents; runOwnWrite: OwnWrites };

export function createEdge(options: EdgeOptions = {}): Edge {
  const leaveFor = options.leaveFor ?? load;
  return {
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    leaveFor,
    saveFile: options.saveFile ?? saveFile,
    takeFirstAnswer: createFirstAnswer(options.firstAnswer),
    runIntent: createIntents(),
    runOwnWrite: createOwnWrites(),
    ...createSessionEnd(leaveFor),
    ...createPageAccount(leaveFor),
  };
}

function load(address: string, options?: { replace: true }): void {
  if (options?.replace) {
    location.replace(address);
  } else {
    location.assign(address);
  }
}
